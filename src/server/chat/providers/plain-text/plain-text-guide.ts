/**
 * How a model without tool calls says what it wants to do: lines of marks, which small models keep to better than to
 * JSON. Everything outside the marks is said to the user.
 */
export const plainTextGuide = `You cannot call tools here. Where the rules above speak of a tool, write marks instead, each on a line of its own:

write_document becomes
=== DOCUMENT title | language | format | orientation | direction | theme ===
=== TOKEN name | value ===            (as many as needed, or none)
=== PAGE id | class ===
=== BLOCK id ===
<section data-id="id" data-name="…">…</section>
=== END ===

patch_document becomes, with as many changes as needed,
=== CHANGE summary in a few words ===
=== REPLACE id ===
<section data-id="id" data-name="…">…</section>
=== INSERT page-id | after-block-id ===
<section …>…</section>
=== TEXT id ===
the new text
=== REMOVE id ===
=== TOKEN name | value ===
=== SET theme | dark ===               (format, orientation, direction, theme, title)
=== END ===

suggest_followups becomes
=== FOLLOWUPS ===
one suggestion a line
=== END ===

ask_user becomes
=== ASK ===
question | choice | choice             (one question a line; choices are optional)
=== END ===

Write HTML as it is, not in code fences and not as JSON. Outside of the marks write only the short words for the user.`;
