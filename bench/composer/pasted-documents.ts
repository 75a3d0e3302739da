/** Whole documents as people paste them: minutes, a CV, a press text, an invoice by hand. */
export const pastedDocuments: readonly { readonly content: string }[] = [
  {
    content: `Minutes of the board meeting
Date: 12 February 2026, 18:30, Community Hall

Present: R. Castellano (chair), M. Oyelaran, J. Whitfield, S. Park
Apologies: D. Novak

1. Minutes of the last meeting
Approved without changes.

2. Finances
Balance on 31 January: £14,820. The roof fund stands at £6,300 of £9,000.

3. Summer fair
Date fixed: 20 June. M. Oyelaran looks for a band; S. Park asks for the permit by 1 March.

Decisions
- Entry stays free
- Stalls pay £12

Next meeting: 12 March, same time and place.`,
  },
  {
    content: `Helena Strand
Marine biologist

Bergen, Norway
helena.strand@mail.example
+47 555 01 234

Experience
2020 – today: Senior researcher, Nordhav Institute, Bergen
2016 – 2020: Field biologist, Polar Watch, Tromsø
2014 – 2016: Research assistant, University of Oslo

Education
PhD Marine Ecology, University of Oslo, 2016
MSc Biology, University of Bergen, 2012

Skills
Scientific diving, R, GIS, grant writing

Languages
Norwegian, English, German`,
  },
  {
    content: `FOR IMMEDIATE RELEASE

Harbour Books turns 50

Norwich, 3 March 2026. Harbour Books, the bookshop on Elm Hill, celebrates its fiftieth birthday with a week of readings. From 13 to 19 April, eleven authors read among the shelves; entry is free.

"My mother opened the shop with two hundred books and a kettle," says owner Fay Linton. "We still have the kettle."

The shop was founded in 1976 and employs six people. In 2025 it sold 41,000 books.

Contact: Fay Linton, fay@harbourbooks.example, 01603 555 018`,
  },
  {
    content: `Trip to the Dolomites

Day 1 - Bolzano
Arrive by train at 14:12. Hotel Stella, two nights.

Day 2 - Seiser Alm
Bus 170 at 8:20, walk of four hours. Bring water.

Day 3 - Three Peaks
Pick up the car (booking 88 214 A). Toll 30 €.

Costs
Train: 118 €
Hotel: 240 €
Car: 95 €
Food: about 150 €

Emergency number: 112`,
  },
];
