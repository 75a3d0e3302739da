/**
 * States what an installation stores, in line with the code. When storage or retention changes, update this
 * text in the same commit. Operators who host Octavo for others replace it with `pages/privacy-policy.md` in
 * the data folder.
 */
export const privacyText = `# Privacy Policy

This policy says what this installation of Octavo stores, where, and for how long. Octavo is self-hosted: whoever runs this server is responsible for the data on it. Ask at {support_email} or write to: {postal_address}.

## What is stored, and where

| What | Where | For how long |
|---|---|---|
| Your account: name, email address, a hash of your password, second factor, tier | the database of this server | until you delete the account |
| Your sessions: device and browser, network address, last use | the database | until you sign out or they expire |
| Prompts, conversations, documents and all their versions | the database | until you delete them or the account |
| Pictures and PDF files made from documents | the file storage of this server | until they are purged or the account is deleted |
| Mails sent to you | the database | their text for 24 hours after delivery, the fact for 30 days |
| Archives of your data that you asked for | the file storage | a few days |
| Counts of attempts to sign in | the database | as long as a limit needs them |
| Technical logs without prompts, texts or secrets | this server | as its operator has set it |

Passwords are never stored readable. Signing secrets and keys never leave the server.

## What your browser keeps

A cookie that keeps you signed in, and in its local storage: the chosen theme, the tab last used in the library, an unsent prompt, and an identifier of the device made of its traits and a time, which lets you recognise your devices on your profile. There is no advertising, no tracking and no third-party script, unless the operator has switched on a captcha, which then loads from its provider on the sign-in page.

## Who else receives data

- **A language model**, if the operator has connected one: your prompt, the conversation and the page that is being changed are sent to its provider. Without one, everything is composed on this server.
- **Google**, if you choose to sign in with it: Google learns that you did, and tells this server your name, address and picture.
- **A payment service**, if the operator has connected one: what is needed to pay. Card numbers never reach this server.
- **A mail server** that delivers messages to you.

Nobody else, and nothing is sold.

## Your rights

On your profile you can read and change your data, download all of it as an archive, end any session, and delete the account with everything in it. Deletion begins at once and cannot be undone. For anything else write to {support_email}.

## Changes

The operator may change this text. The page you are reading is always the one that applies.
`;
