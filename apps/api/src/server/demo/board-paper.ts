/** What the example client's board was told, paragraph by paragraph; the figures fit its workloads. */
const PARAGRAPHS = [
  'Harbour Mutual: claims in days, not weeks. Paper for the board, second quarter.',
  'We settle 38,000 claims a year across motor, household and property. From first notice to payment a motor claim takes 19 days on average; our three closest competitors publish figures between 6 and 11 days.',
  'Taking a first notice of loss by telephone takes 24 minutes. Two thirds of that time goes into asking for facts that the policy administration system already holds.',
  'The first-notice team has 14 FTE. At the end of each quarter the queue passes 400 open notices, and overtime has risen by a quarter since January.',
  'Documents arrive by post, e-mail and through brokers. Indexing a claim file takes 15 minutes, and one file in nine is indexed under the wrong claim number and has to be found again.',
  'Handlers told us that they trust the fraud rules less every year: the rules flag one claim in six, and four of five flags turn out to be harmless.',
  'Customers who are told the next step within one working day renew at a rate eleven points above those who are not. That promise matters more to them than the size of the payment.',
  'The board is asked to agree that no handler loses a position in the first two years, that every payment above 5,000 dollars stays with a person, and that we begin with motor claims.',
];

/** The paper as a Word document. */
export async function boardPaper(): Promise<File> {
  const { Document, HeadingLevel, Packer, Paragraph } = await import('docx');
  const [title = '', ...paragraphs] = PARAGRAPHS;
  const children = [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
    ...paragraphs.map((text) => new Paragraph({ text, spacing: { after: 160 } })),
  ];
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  return new File([new Uint8Array(bytes)], 'board-paper-claims.docx');
}
