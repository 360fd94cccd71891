import type { LibraryEntry } from '../reference-library.ts';

export const marketDomain: readonly LibraryEntry[] = [
  [
    '1.1',
    'Market Domain',
    'Everything an operator does to understand its markets and make itself known in them: setting direction, researching needs, speaking to the public, and running the campaigns that fill the sales pipeline.',
  ],
  [
    '1.1.1',
    'Market Strategy Management',
    'Marketing leadership decides which customer groups, regions and needs the operator will serve, and sets the targets, budgets and competitive stance that product and sales plans must follow.',
  ],
  [
    '1.1.1.A',
    'Segment the addressable market',
    'Analysts group households, businesses and wholesale buyers by need, value and coverage, using census figures, usage records and address data, and keep the segment definitions that planning and campaigns share.',
  ],
  [
    '1.1.1.B',
    'Track competitor moves',
    "Rival tariffs, bundles and coverage claims are collected weekly from websites, shops and advertising by market intelligence staff, who warn product managers when an offer leaves the operator's price exposed.",
  ],
  [
    '1.1.14',
    'Marketing Communications Management',
    'Planning and producing what the operator says to the public and to customers, in which words and media, so that messages are consistent, lawful and on brand.',
  ],
  [
    '1.1.14.A',
    'Produce copy and creative material',
    'Writers and designers prepare advertisements, web pages, shop posters and message texts from the product brief, in each language and format that the chosen media demand.',
  ],
  [
    '1.1.14.B',
    'Approve claims and wording',
    'Legal counsel and product owners check every price, speed and coverage claim against evidence and advertising rules before release; disputed wording returns to the author with comments.',
  ],
  [
    '1.1.15',
    'Marketing Campaign Management',
    'Campaign managers turn an objective, such as upgrading copper customers to fiber, into target lists, offers and contacts, then run them and feed the responses to sales.',
  ],
  [
    '1.1.15.A',
    'Build the target list',
    'Customers are selected from the data warehouse by segment, contract end date, usage and predicted interest, then screened against consent, contact limits, bad debt and open complaints.',
  ],
  [
    '1.1.15.B',
    'Configure campaign offers and triggers',
    'In the campaign tool, offers, discount codes, message variants and events such as a data bundle running out are set up, tested on a small sample and released.',
  ],
  [
    '1.1.15.C',
    'Execute outbound contacts',
    'Emails, texts, app notices and dialler calls go out daily according to the contact plan; bounces, opt-outs and replies flow back to the customer record.',
  ],
  [
    '1.1.15.D',
    'Hand responses to sales',
    "Interested replies are scored, enriched with the customer's current products and passed within minutes to the web shop, dealer or agent queue best placed to close.",
  ],
  [
    '1.1.17',
    'Market Research Management',
    'Commissioning and running studies that reveal what customers want, how they see the operator and how large an opportunity is, for decisions in product, brand and network planning.',
  ],
  [
    '1.1.17.A',
    'Specify research questions',
    'Product and brand managers state the decision they face; researchers turn it into hypotheses, a sample, a method and a cost estimate, and refuse studies whose answer already exists.',
  ],
  [
    '1.1.17.B',
    'Field surveys and panels',
    'Questionnaires are sent to customer panels or through agencies, response quotas are watched daily, and speeders, duplicates and inconsistent answers are removed from the data.',
  ],
  [
    '1.1.17.C',
    'Analyse open-ended answers',
    'Thousands of free-text comments from surveys, reviews and social media are sorted by theme and sentiment, so that researchers can show what drives satisfaction and what drives leaving.',
  ],
];
