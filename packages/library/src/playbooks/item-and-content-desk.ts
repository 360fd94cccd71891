import { composePlaybook } from './compose-playbook.ts';

export const itemAndContentDesk = composePlaybook({
  id: 'c0cbd7bb-dc05-4530-bf7c-606d780c9ffd',
  name: 'New items on sale sooner: item data and product content',
  description:
    'A new article sells from the day its data is complete, and in many ranges that day comes two to three weeks after the goods. This playbook collects data from suppliers in whatever form they have it, checks it against law and shelf, and writes content in the house’s tone from checked facts only. Category teams approve families of items and no longer single fields. It works for grocery and non-food alike, but start with one category whose suppliers use a data pool.',
  complexity: 'intermediate',
  estimatedTimeToValue: '8-10 weeks',
  industry: 'Retail',
  tags: ['item master', 'product content', 'suppliers', 'merchandising', 'data quality'],
  expectedOutcomes: [
    'Time from supplier form to sellable item down from about 15 to 5 working days in the pilot category',
    'Share of items live online on the day of first delivery above 90%',
    'Legal attributes (allergens, energy class, hazard phrases) verified for every item, with the source kept',
    'Returns for “not as described” down by a tenth in categories with new content',
    'No invented product claim found in a monthly sample of 200 texts',
  ],
  fits: ['ARTS'],
  processes: [
    {
      code: '1',
      name: 'Plan and Manage Merchandise',
      description: 'The merchant’s decisions and the item data that carries them into every system.',
    },
    {
      code: '1.3',
      name: 'Maintain item master data',
      description: 'One true record of each article for ordering, shelf, register, web and law.',
    },
    {
      code: '1.3.1',
      name: 'Set up new items',
      description: 'From the buyer’s yes to an article that can be ordered, received and sold.',
    },
    {
      code: '1.3.1.1',
      name: 'Collect product data from suppliers',
      description:
        'Assistants send a spreadsheet with 140 columns, receive it half filled, and go back and forth over units, codes and pictures.',
      workload: { occupation: 'dataEntryKeyer', fte: 7, runs: 30_000, hours: 0.37 },
      volume: 'new articles assumed at 30,000 a year, 22 minutes of collecting and keying each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Supplier liaison agent',
          description:
            'The agent takes what the supplier has (data-pool message, catalog PDF, old spreadsheet), fills the record, and writes to the contact about missing or implausible fields only, in their language, until the category’s minimum set is reached. New suppliers and refusals go to the buyer’s assistant.',
          estimatedSavings: 75,
        },
        {
          type: 'automation',
          title: 'Subscribe to the data pool',
          description:
            'Published trade-item messages are validated, mapped to the house’s attributes and loaded as drafts; later changes arrive as proposals with the old value shown. Nobody retypes what a manufacturer has already published.',
          estimatedSavings: 28,
        },
      ],
    },
    {
      code: '1.3.1.2',
      name: 'Check item attributes and legal labeling',
      description:
        'Item administrators compare packaging pictures with data for allergens, origin, warnings and deposit, and assign tax and hierarchy.',
      workload: { occupation: 'recordClerk', fte: 5, runs: 30_000, hours: 0.27 },
      volume: 'sixteen minutes of checking assumed for every new article',
      opportunities: [
        {
          type: 'ai',
          title: 'Compare packaging artwork with the record',
          description:
            'Text recognition reads ingredients, allergens, net content and warning symbols from the artwork and marks each difference from the record. An administrator settles every difference in a legal field; agreement alone never approves a food or chemical item.',
          estimatedSavings: 58,
        },
        {
          type: 'automation',
          title: 'Plausibility and duty rules before approval',
          description:
            'Case and unit dimensions, weights, deposit, tax class and barcode check digits are tested by category rules, and a failing item cannot be ordered. Rule owners sit in logistics, tax and legal.',
          estimatedSavings: 36,
        },
      ],
    },
    {
      code: '1.3.2',
      name: 'Change item and hierarchy data',
      description:
        'Requests for a new case size, a moved category or a corrected origin arrive by mail and are keyed into three systems.',
      workload: { occupation: 'dataEntryKeyer', fte: 4, runs: 52_000, hours: 0.12 },
      volume: 'change requests assumed at a thousand a week',
      opportunities: [
        {
          type: 'agentic',
          title: 'Change request handler',
          description:
            'Free-text requests are turned into a proposed change with its effects on open orders, planograms and prices; conflicting requests are merged and the requester is asked when unclear. The data steward approves batches, and hierarchy moves need the category manager.',
          estimatedSavings: 40,
        },
        {
          type: 'automation',
          title: 'Distribute approved changes everywhere at once',
          description:
            'An approved change is sent to warehouse, register and web shop with an effective date and a receipt from each; a missing receipt raises an alert before the shelf is wrong.',
          estimatedSavings: 16,
        },
      ],
    },
    {
      code: '6',
      name: 'Sell and Fulfill Online',
      description: 'The digital shelf, where content does the selling.',
    },
    {
      code: '6.1',
      name: 'Manage the online catalog',
      description: 'What shoppers find, see and read about each article.',
    },
    {
      code: '6.1.1',
      name: 'Enrich product content',
      description: 'Texts, pictures and attributes that let a stranger choose with confidence.',
    },
    {
      code: '6.1.1.1',
      name: 'Write product descriptions',
      description:
        'Copywriters draft titles, bullet points and texts from a supplier sheet; long-tail items stay with the manufacturer’s wording for months.',
      workload: { occupation: 'writer', fte: 4, runs: 20_000, hours: 0.3 },
      volume: 'texts assumed for two of three new articles, 18 minutes each',
      opportunities: [
        {
          type: 'ai',
          title: 'Write from verified attributes in the house’s tone',
          description:
            'A language model composes title, bullets and text from approved attributes only; a second pass compares every statement with the record and strikes what has no source. Copywriters edit the top sellers and review a sample of the rest by category.',
          estimatedSavings: 82,
        },
        {
          type: 'automation',
          title: 'Publish translations by glossary',
          description:
            'Approved texts are translated with the market’s glossary and mandatory phrases, and published when all required languages are there. Market editors own glossary and veto.',
          estimatedSavings: 24,
        },
      ],
    },
    {
      code: '6.1.1.2',
      name: 'Prepare product images',
      description:
        'Studio staff cut out, crop and rename supplier pictures, reject blurred ones by mail and keep a list of what is still missing.',
      workload: { occupation: 'desktopPublisher', fte: 4, runs: 68_000, hours: 0.09 },
      volume: 'images assumed at a little over two for each new article, five and a half minutes each',
      opportunities: [
        {
          type: 'ai',
          title: 'Cut out, crop and check images',
          description:
            'Segmentation removes backgrounds, sets the margin per category and detects blur, watermarks and the wrong article by comparing text on the pack. Color-critical ranges and people in pictures are finished by the studio, and no picture is generated.',
          estimatedSavings: 58,
        },
      ],
    },
  ],
  journeys: `
# A small supplier’s first listing
Daughter of a family that makes preserves, who does sales, labels and the van, in the evenings.
A family producer of preserves without a data department.
Offer | Send what exists | agent | E-mail | 0 | 1.3.1.1
A price list and label PDFs are enough to begin; the record fills itself and shows its gaps.
Pain: A spreadsheet with 140 columns, half of them in words that only the chain uses.
Complete | Answer five questions, not 140 columns | agent | Web page on the phone | 1 ! | 1.3.1.1
Each question says why it is asked and accepts a photograph as an answer.
Pain: One empty cell, and the whole file comes back without saying which.
Check | Clear up an allergen | human | Telephone | -1 ! | 1.3.1.2
An administrator phones because label and recipe differ on celery.
Pain: The difference would have come out through a customer with a swollen tongue.
Publish | See the product page before launch | hybrid | Web preview | 2 | 6.1.1.1
The producer reads the text, corrects the village’s name and agrees.
Pain: Her plum butter is sold as "fruit spread, misc.", and she learns it from a neighbor.

# A category manager launches a spring range
Garden category manager with four hundred articles and a flyer that goes to print on the ninth.
Four hundred articles, one date.
Prepare | Watch readiness by article | agent | Dashboard | -1 | 1.3.1
A board shows what each item lacks, with whom it waits and whether the date is in danger.
Pain: He asks eleven people every Friday and still hears from the printer what is missing.
Approve | Approve families of items | hybrid | Dashboard | 1 ! | 1.3.1.2
Items that passed every check are approved together; the eleven doubtful ones are shown singly.
Pain: Four hundred single clicks, after which nobody looks closely at any of them.
Polish | Polish the heroes | human | Content editor | 2 | 6.1.1.1
Copy and picture of the twenty lead articles get the editors’ full attention.
Pain: Slug pellets get as much of an editor's day as the lawn mower on the title page.
Correct | Correct a case size after launch | agent | Chat | 0 | 1.3.2
One message changes order unit, shelf label and web page, with a receipt from each system.
Pain: The unit is right in one system and wrong in two, and the pallets arrive accordingly.
`,
});
