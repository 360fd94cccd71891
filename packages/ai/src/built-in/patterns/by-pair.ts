import type { Patterns } from '../pattern.ts';
import type { VerbClassId } from '../verb-classes.ts';

const PAIRS: Partial<Record<`${VerbClassId} ${string}`, Patterns>> = {
  'reconcile payables': {
    automation: ({ bare }) => ({
      title: `Three-way matching of ${bare}`,
      description:
        'Invoice lines are matched with order and goods receipt, within tolerances for price and quantity set per supplier group; what agrees is released for payment untouched. Differences are sorted by cause, and a missing receipt goes straight to the person who ordered. Accounts payable settles disputes and owns the tolerances.',
    }),
  },
  'transact payables': {
    automation: ({ bare }) => ({
      title: `Touchless posting of ${bare}`,
      description:
        'E-invoices and captured PDFs are matched with order and receipt, coded from the order and posted without a touch; due dates steer the payment run so that discounts are taken. Only differences reach a person, with cause and contact. Accounts payable decides on disputes and blocked suppliers.',
    }),
    ai: ({ bare }) => ({
      title: `Coding proposals for ${bare} without an order`,
      description:
        'For invoices without an order a model proposes account, cost centre and approver from earlier postings of the same supplier, with a confidence; above an agreed level it posts, below it asks. Duplicates are caught even where number or spelling differ. Accounts payable confirms doubtful codings and keeps disputes.',
    }),
  },
  'validate expenses': {
    automation: ({ bare }) => ({
      title: `Policy check of ${bare} at the moment of entry`,
      description:
        'Limits, receipts, per-diems and card matches are tested while the traveller types, so that mistakes are mended by the one who can. Clean claims are paid without review; a sample and all breaches go to the travel team. Managers decide exceptions.',
    }),
  },
  'calculate payroll': {
    automation: ({ bare }) => ({
      title: `Pre-payroll checks and recalculation of ${bare}`,
      description:
        'Before each run, hours, contract changes and absences are compared with the last period, and every unexplained difference above a threshold is listed with its source. Retroactive changes recalculate by themselves. Payroll clears the list, releases the run and answers for special payments.',
    }),
  },
  'reconcile ledger': {
    automation: ({ bare }) => ({
      title: `Continuous close for ${bare}`,
      description:
        'Bank, subledger and intercompany items are matched every night instead of at month end, recurring accruals post themselves, and the closing calendar shows what is open, by whom and since when. The controller explains what does not match and decides on estimates.',
    }),
  },
  'forecast demand': {
    ai: ({ bare }) => ({
      title: `Statistical baseline and promotion uplift for ${bare}`,
      description:
        'For each article and region the best of several models is chosen by its past error; promotions, holidays and weather enter as drivers, and new articles borrow the curve of their nearest relatives. Every manual change is recorded and later judged by whether it helped. Planners spend their time on the few articles that matter and on launches.',
    }),
  },
  'forecast inventory': {
    ai: ({ bare }) => ({
      title: `Safety stock and reorder points learned for ${bare}`,
      description:
        'A model derives safety stock per article and site from real lead times and demand variation, states the service level each euro of stock buys, and lists stock that will not move. Planners set the service targets and decide on scrapping.',
    }),
  },
  'respond inquiries': {
    agentic: ({ bare }) => ({
      title: `First-line agent for ${bare}`,
      description:
        'An agent identifies the customer, reads order and contact history, answers from approved articles with the article named, and carries out a short list of safe actions such as resending a document or changing a date. Doubt, anger or money above a limit goes to a person with a summary, without asking the customer again. Service agents take these cases and correct the answers.',
    }),
  },
  'resolve incidents': {
    agentic: ({ bare }) => ({
      title: `Diagnosis agent for ${bare}`,
      description:
        'For each new ticket an agent collects logs, recent changes and similar cases, runs the read-only diagnostics in the runbook, and either applies a pre-approved fix or hands over with all it has ruled out. Every command is logged and can be replayed. Engineers approve changes to production and lead major incidents.',
    }),
  },
  'capture claims': {
    ai: ({ bare }) => ({
      title: `First notice of loss: read, triage and reserve ${bare}`,
      description:
        'Report, photographs and estimate are read together: cover is checked, the damage classed, a first reserve proposed and the case sent to fast settlement, assessor or special investigation. Each step shows the passage or picture it rests on. Handlers decide on liability, injured people and anything above the limit.',
    }),
  },
  'validate kyc': {
    agentic: ({ bare }) => ({
      title: `File-building agent for ${bare}`,
      description:
        'An agent draws register extracts, unwinds the ownership chain, screens every owner, reads adverse media in several languages and drafts the file with a source for each line; name-alikes are ruled out with reasons. It never clears a true match. Analysts decide on risk class, approval and reports to the authorities.',
    }),
  },
  'approve lending': {
    automation: ({ bare }) => ({
      title: `Policy decisions on ${bare} within set limits`,
      description:
        'Affordability, bureau score, collateral and exclusions are computed from verified data; clear approvals and clear refusals are decided in minutes with the reasons the law asks for, and the band between goes to an officer. Decisions are tested for bias every month. Credit officers decide the band and every appeal.',
    }),
  },
  'assess contracts': {
    ai: ({ bare }) => ({
      title: `Clause-by-clause review of ${bare}`,
      description:
        'A language model lays each clause beside the playbook, marks what is missing, unusual or one-sided, and proposes fall-back wording with the reason. Dates and duties go into a register when the contract is signed. Counsel decides on risk, wording and signature.',
    }),
  },
  'select recruiting': {
    agentic: ({ bare }) => ({
      title: `Interview scheduling and candidate care for ${bare}`,
      description:
        'An agent finds slots across calendars and time zones, sends the material, answers questions on role and process from approved text, reminds interviewers of their feedback and tells every candidate where they stand. It neither rates nor rejects anyone. Recruiters and managers choose.',
    }),
  },
  'reconcile customers': {
    ai: ({ bare }) => ({
      title: `Entity resolution for ${bare}`,
      description:
        'A model compares names, addresses, e-mails and relations and groups records that mean the same customer, with a probability; sure pairs merge by rule with undo, doubtful ones are shown side by side. Data stewards decide doubtful pairs and which value survives.',
    }),
  },
  'schedule assets': {
    ai: ({ bare }) => ({
      title: `Condition-based planning of ${bare}`,
      description:
        'Instead of fixed intervals, sensor readings and failure history give each machine a probability of failing before the next stop; work orders are placed where risk times cost is highest, together with parts and crew. Maintenance planners weigh production against risk and decide on shutdowns.',
    }),
  },
  'monitor security': {
    ai: ({ bare }) => ({
      title: `Alert triage for ${bare}`,
      description:
        'A model learns normal behaviour per user and device, joins alerts that belong to one story, and ranks the stories; known harmless patterns are closed with a note. Analysts investigate the top of the list, and their verdicts retrain the ranking.',
    }),
  },
  'design marketing': {
    ai: ({ bare }) => ({
      title: `Variants of ${bare} by segment, tested before spending`,
      description:
        'Generative tools produce copy and pictures for each segment from an approved brief and brand rules; a model predicts the response from earlier campaigns and the best are tested on small audiences. Every asset carries its licence and consent. Marketing approves everything that is shown.',
    }),
  },
};

/** Handling these as a whole is mostly the step that the entry names. */
const WHOLE: Partial<Record<string, keyof typeof PAIRS>> = {
  claims: 'capture claims',
  inquiries: 'respond inquiries',
  incidents: 'resolve incidents',
  kyc: 'validate kyc',
  payables: 'transact payables',
  payroll: 'calculate payroll',
};

/**
 * Where one kind of work on one kind of object is a discipline of its own, with techniques that carry a name: these
 * come before the general patterns of the verb.
 */
export function patternsOfPair(verbClass: VerbClassId, objectId: string): Patterns {
  const whole = verbClass === 'manage' ? WHOLE[objectId] : undefined;
  return PAIRS[whole ?? `${verbClass} ${objectId}`] ?? {};
}
