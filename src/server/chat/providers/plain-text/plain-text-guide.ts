/**
 * Instructions for models without tool calls: write the document in Markdown between marks, which small
 * models follow better than JSON. Text outside the marks is shown to the user.
 */
export const plainTextGuide = `You cannot call tools here. Write marks instead, each on a line of its own. Where the rules above speak of write_document, write Markdown:

=== DOCUMENT ===
---
title: Water off on Monday
kind: notice
language: en
look: { format: a4, direction: poster, theme: light, subject: a water tap }
head: { organization: Elm Street 4, label: Notice }
---
# Water off on Monday
No water from 9 to 11 in the morning. **Fill a bucket** before.

## Who to call
[[Name and phone of the caretaker]]
=== END ===

Headings, lists, task lists, tables, quotes (> … — who) are ordinary Markdown. Other blocks and layouts are :::name, lines, ::: as in
:::figures
- 37 % | less waste | in one year
:::
:::chart{kind=bar unit=kg mark="After"}
A third less waste
| | Waste |
|---|---|
| Before | 100 |
| After | 63 |
:::
Slides (format: slides-16x9) are separated by --- and each is one layout: :::cover, :::points, :::figures, :::chart, :::table, :::quote, :::statement, :::closing with a # title inside, or plain Markdown.

edit_document becomes one operation in JSON on each line:
=== EDIT ===
{"op": "set", "at": "p2.title", "value": "New title"}
=== END ===

patch_document (only for documents that are known as HTML) becomes
=== CHANGE summary in a few words ===
=== REPLACE id ===
<section data-id="id" data-name="…">…</section>
=== TEXT id ===
the new text
=== REMOVE id ===
=== SET theme | dark ===
=== END ===

suggest_followups becomes
=== FOLLOWUPS ===
one suggestion a line
=== END ===

ask_user becomes
=== ASK ===
question | choice | choice
=== END ===

Every section ends with === END ===. The document has only what is printed: what you say to the user, such as what you made or what they could change, comes after === END ===, in one or two sentences.`;
