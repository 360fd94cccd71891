import type { PackEntry } from '../../industry-pack.ts';

export const investmentAndDealing: readonly PackEntry[] = [
  ['3', 'Investment Management', 'Analysts, strategists and portfolio managers form views and put money behind them.'],
  ['3.1', 'Research and Strategy', 'What could happen to economies, companies and bonds, and what is in the price.'],
  [
    '3.1.1',
    'Set the house view and allocation',
    'The investment committee hears economists and strategists, disputes, votes on weights by region and class, and publishes a page.',
    {
      nothing:
        'Six people with a record decide under doubt once a month; the quarrel among them is the safeguard, and averaging texts would dull it.',
    },
  ],
  [
    '3.1.2',
    'Analyze companies and issuers',
    'Analysts read filings, model earnings, call competitors and meet management, and write a note with a target and what would prove it wrong.',
    ['fund-research-filing-and-call-digest'],
  ],
  [
    '3.1.3',
    'Build and test quantitative models',
    'Quants clean data, test signals out of sample, watch live models for drift, and explain why February went wrong.',
    ['model-drift-watch-and-challenger', 'data-preparation-assistant-with-tests'],
  ],
  [
    '3.1.4',
    'Score sustainability of issuers',
    'Vendor ratings, controversies and own questions are brought together; exclusions and taxonomy shares follow for each fund.',
    ['fund-sustainability-data-gaps-and-disclosures'],
  ],
  [
    '3.1.5',
    'Select external managers and funds',
    'Selectors screen, visit, question process and people, approve for the list, and look again every year.',
    ['fund-manager-due-diligence-file'],
  ],
  ['3.2', 'Portfolio Decisions', 'What to buy, how much of it, and when to admit an error to clients and oneself.'],
  [
    '3.2.1',
    'Construct and adjust fund portfolios',
    'A manager weighs ideas, risk budget, index weights and cash from flows, and sends orders after the morning meeting.',
    {
      nothing:
        'The act clients pay for; risk figures, flows and limits stand on the screen before, and the responsibility is personal by license.',
    },
  ],
  [
    '3.2.2',
    'Measure risk and liquidity of funds',
    'Risk officers run tracking error, value at risk, stress and days to liquidate, and question managers above their limits.',
    ['fund-liquidity-stress-and-redemption-profile'],
  ],
  [
    '3.2.3',
    'Buy and run property and infrastructure',
    'Deal teams source buildings, wind parks and toll roads, examine them, bid with partners, and sit on boards.',
    ['due-diligence-data-room-reading', 'property-valuation-data-pack'],
  ],
  [
    '3.2.4',
    'Commit to private funds',
    'Private-market investors choose general partners, negotiate side letters, pace commitments by vintage, and wait ten years.',
    ['fund-manager-due-diligence-file', 'fund-private-capital-notices'],
  ],
  ['4', 'Dealing and Trade Processing', 'From a manager’s decision to settled securities, without a missing share.'],
  ['4.1', 'Dealing', 'Orders become fills at a price that can still be defended years afterwards.'],
  [
    '4.1.1',
    'Capture and route orders',
    'Orders by screen, chat and phone are taken, checked against limits and cash, merged, and sent to brokers or venues.',
    ['bank-order-capture-from-chat'],
  ],
  [
    '4.1.2',
    'Trade and negotiate blocks',
    'Dealers work large orders in thin markets, whisper to brokers, and know who has the other side.',
    {
      nothing:
        'Half of it is knowing on whose desk the paper lies and not showing one’s hand; small orders go by algorithm already.',
    },
  ],
  [
    '4.1.3',
    'Allocate fills to accounts',
    'Executed blocks are shared among funds and mandates by the intended split, and deviations need a reason.',
    ['fund-block-trade-allocation'],
  ],
  [
    '4.1.4',
    'Prove best execution',
    'Fills are compared with market prices at the second and cost models, and outliers are taken up with brokers.',
    ['bank-best-execution-outliers'],
  ],
  [
    '4.1.5',
    'Watch for market abuse and personal dealing',
    'Surveillance looks at trades before news, chats with odd words, and staff accounts against the restricted list.',
    ['bank-trade-surveillance-combined'],
  ],
  ['4.2', 'Settlement', 'Matching, instructing, chasing, and paying penalties when somebody fails.'],
  [
    '4.2.1',
    'Match confirmations',
    'Broker and house compare price, amount and settlement data through the platform, and clerks clear what differs.',
    ['bank-confirmation-mismatch-repair'],
  ],
  [
    '4.2.2',
    'Chase failing trades',
    'Settlement clerks write to broker, custodian and desk about missing stock or instructions until the trade settles.',
    ['fund-settlement-chaser', 'bank-settlement-fail-prediction'],
  ],
  [
    '4.2.3',
    'Exchange collateral and margin',
    'Calls for derivatives are agreed, securities picked, moved and disputed with the counterparty.',
    ['bank-margin-call-and-dispute'],
  ],
  [
    '4.2.4',
    'Report transactions to supervisors',
    'Trades and derivatives go to repositories and authorities by the next day, and rejects are mended.',
    ['bank-transaction-report-repair'],
  ],
  [
    '4.2.5',
    'Lend securities and recall them',
    'An agent lends holdings for a fee, takes collateral, and calls them back before a sale or a vote.',
    ['bank-securities-lending-recall'],
  ],
];
