/**
 * Terms for a small self-hosted service; `pages/terms-and-conditions.md` in the data folder replaces them.
 */
export const termsText = `# Terms and Conditions

These terms apply to the use of this installation of Octavo at {public_url}. It is run by: {postal_address}. Questions go to {support_email}.

## The service

Octavo makes documents from what you write and upload. It is marked as beta: it is used for real work, and it still changes. The operator keeps it running with reasonable care, without a promise that it is always available.

## Your account

- You need an account with an address that is yours. Keep your password to yourself; a second factor is offered on your profile.
- You are answerable for what is done with your account. Tell the operator if somebody else has used it.
- You may delete the account at any time on your profile.

## Your content

What you write, upload and make stays yours. You allow this installation to store and process it as far as the service needs: to compose, render, keep versions and show it to whom you share it with. You make sure that you have the right to what you upload, and that what you publish harms nobody's rights.

## What is not allowed

Breaking the law with it; attacking the service or getting around its limits; using it to send unwanted mail; making documents that pass themselves off as somebody else's in order to deceive.

## Check before you send

Octavo computes sums and lays out facts that you give; a connected language model may also write text that sounds right and is not. Read a document before you use it. It is no legal, tax or medical advice.

## Plans and payment

Some plans cost money. Prices, allowances and the way to cancel are shown before you pay. A cancelled plan runs to the end of the paid time. When an allowance is used up, nothing that you made is taken away: you can still open and export it.

## Liability

As far as the law allows, the operator is liable for intent and gross negligence alone. Octavo itself is open source under the Apache License 2.0, which comes without warranty.

## Changes and law

The operator may change these terms with reasonable notice. If a part does not hold, the rest does. The law of the operator's place applies, as far as no stricter consumer law protects you.
`;
