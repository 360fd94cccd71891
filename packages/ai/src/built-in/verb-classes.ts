import type { Answers } from '@process-ai/domain/suitability';

export type VerbClassId =
  | 'capture'
  | 'validate'
  | 'reconcile'
  | 'transact'
  | 'calculate'
  | 'approve'
  | 'assess'
  | 'analyze'
  | 'forecast'
  | 'schedule'
  | 'define'
  | 'design'
  | 'write'
  | 'communicate'
  | 'respond'
  | 'resolve'
  | 'negotiate'
  | 'monitor'
  | 'maintain'
  | 'select'
  | 'train'
  | 'handle'
  | 'sell'
  | 'implement'
  | 'retire'
  | 'manage';

interface VerbClass {
  verbs: string;
  traits: Answers;
}

/** What kind of work a verb stands for, and the first answers it suggests. */
export const VERB_CLASSES: Record<VerbClassId, VerbClass> = {
  capture: {
    verbs:
      'receive capture collect gather enter record register onboard log intake obtain retrieve input import scan harvest solicit acquire',
    traits: { rules: 4, fewExceptions: 4, errorProne: 4, stability: 4, steps: 2, tolerance: 4, oversight: 4 },
  },
  validate: {
    verbs:
      'verify validate check confirm inspect test certify qualify authenticate examine proof screen audit ensure assure',
    traits: { rules: 4, fewExceptions: 3, stability: 4, documented: 4, oversight: 4, tolerance: 3 },
  },
  reconcile: {
    verbs: 'reconcile match balance consolidate de-duplicate deduplicate clear',
    traits: { rules: 5, structured: 5, fewExceptions: 3, stability: 5, errorProne: 4, examples: 5, systems: 4 },
  },
  transact: {
    verbs:
      'process post pay disburse settle issue invoice bill file submit apply reimburse refund charge transfer remit deposit reward relocate enroll fulfil fulfill adjust cash fund replenish lodge transmit credit expedite',
    traits: { rules: 5, volume: 5, fewExceptions: 4, stability: 5, documented: 4, systems: 4, steps: 3, tolerance: 2 },
  },
  calculate: {
    verbs: 'calculate compute quantify allocate accrue apportion value depreciate size rate index score derive',
    traits: { rules: 5, structured: 5, fewExceptions: 4, stability: 4, errorProne: 4, examples: 4, documented: 4 },
  },
  approve: {
    verbs:
      'approve authorize authorise decide select prioritize prioritise rank choose accept grant agree sign finalize finalise endorse ratify',
    traits: { rules: 3, fewExceptions: 2, stability: 4, oversight: 5, tolerance: 1, examples: 3 },
  },
  assess: {
    verbs: 'evaluate assess asses appraise review benchmark critique reevaluate re-evaluate judge',
    traits: { rules: 2, fewExceptions: 2, unstructured: 4, oversight: 5, tolerance: 3, steps: 3, stability: 4 },
  },
  analyze: {
    verbs:
      'analyze analyse understand identify research determine discover survey explore diagnose study interpret synthesize investigate pinpoint detect segment optimize optimise improve',
    traits: { rules: 2, fewExceptions: 2, unstructured: 4, tolerance: 4, oversight: 5, steps: 4, stability: 4 },
  },
  forecast: {
    verbs: 'forecast predict model estimate project simulate anticipate budget',
    traits: { rules: 2, structured: 5, examples: 5, fewExceptions: 3, tolerance: 4, oversight: 4, stability: 4 },
  },
  schedule: {
    verbs:
      'schedule assign dispatch route plan sequence level reserve book orchestrate mobilize coordinate allot roster',
    traits: { rules: 3, structured: 4, fewExceptions: 3, steps: 4, tools: 4, tolerance: 3, oversight: 4, stability: 4 },
  },
  define: {
    verbs:
      'develop define establish formulate set outline refine articulate specify adopt standardize standardise align govern formalize draw scope incorporate envision',
    traits: {
      rules: 2,
      fewExceptions: 2,
      unstructured: 4,
      oversight: 5,
      tolerance: 4,
      steps: 3,
      stability: 3,
      volume: 2,
      documented: 3,
    },
  },
  design: {
    verbs: 'design build create construct engineer prototype architect invent conceptualize bundle',
    traits: {
      rules: 2,
      fewExceptions: 2,
      unstructured: 4,
      oversight: 5,
      tolerance: 4,
      steps: 4,
      stability: 3,
      volume: 2,
    },
  },
  write: {
    verbs: 'prepare report document generate compile draft write translate summarize summarise produce',
    traits: {
      rules: 3,
      fewExceptions: 4,
      stability: 4,
      unstructured: 4,
      examples: 4,
      oversight: 5,
      tolerance: 4,
      documented: 4,
      errorProne: 3,
    },
  },
  communicate: {
    verbs:
      'communicate publish inform notify present collaborate liaise discuss distribute share announce facilitate involve engage convey disseminate correspond',
    traits: {
      rules: 2,
      fewExceptions: 3,
      unstructured: 5,
      oversight: 5,
      tolerance: 3,
      steps: 3,
      stability: 4,
      structured: 2,
    },
  },
  respond: {
    verbs: 'respond answer support provide serve assist help advise address service reply counsel',
    traits: {
      rules: 2,
      fewExceptions: 2,
      unstructured: 5,
      examples: 4,
      steps: 4,
      tools: 4,
      oversight: 4,
      tolerance: 3,
      volume: 4,
    },
  },
  resolve: {
    verbs:
      'resolve remediate triage correct escalate troubleshoot fix mitigate eliminate recover dispute rework restore',
    traits: {
      rules: 2,
      fewExceptions: 1,
      unstructured: 4,
      examples: 4,
      steps: 5,
      tools: 4,
      oversight: 4,
      tolerance: 3,
      stability: 4,
    },
  },
  negotiate: {
    verbs: 'negotiate procure source contract bid tender buy purchase renew order',
    traits: {
      rules: 2,
      fewExceptions: 2,
      unstructured: 4,
      steps: 4,
      oversight: 5,
      tolerance: 2,
      stability: 4,
      examples: 3,
    },
  },
  monitor: {
    verbs: 'monitor track control oversee supervise watch observe follow measure',
    traits: {
      rules: 4,
      structured: 4,
      digital: 4,
      fewExceptions: 4,
      stability: 4,
      volume: 4,
      tolerance: 4,
      oversight: 4,
      steps: 3,
    },
  },
  maintain: {
    verbs: 'maintain update administer modify revise archive retain change edit classify catalog catalogue tag rerun',
    traits: {
      rules: 4,
      structured: 4,
      digital: 4,
      fewExceptions: 3,
      stability: 4,
      errorProne: 3,
      oversight: 4,
      tools: 3,
    },
  },
  select: {
    verbs: 'recruit hire interview attract redeploy staff shortlist',
    traits: {
      rules: 2,
      fewExceptions: 2,
      unstructured: 5,
      steps: 4,
      tools: 4,
      oversight: 5,
      tolerance: 2,
      stability: 4,
    },
  },
  train: {
    verbs: 'train educate coach teach mentor orient upskill',
    traits: { rules: 2, fewExceptions: 3, unstructured: 4, tolerance: 4, oversight: 4, stability: 4, steps: 3 },
  },
  handle: {
    verbs:
      'pick pack ship assemble operate manufacture transport deliver load unload store repair clean calibrate dismantle move harvest stage refurbish overhaul stock fabricate',
    traits: { rules: 3, digital: 2, fewExceptions: 3, stability: 4, volume: 4, tolerance: 2, errorProne: 3 },
  },
  sell: {
    verbs: 'sell market promote advertise upsell cross-sell launch merchandise position',
    traits: {
      rules: 2,
      fewExceptions: 2,
      unstructured: 4,
      examples: 4,
      tolerance: 4,
      oversight: 4,
      steps: 4,
      stability: 3,
    },
  },
  implement: {
    verbs:
      'implement deploy install configure migrate execute introduce integrate operationalize upgrade automate enable undertake take perform conduct carry rollout initiate release run transform sustain',
    traits: {
      rules: 3,
      fewExceptions: 2,
      stability: 3,
      steps: 5,
      tools: 4,
      oversight: 4,
      tolerance: 3,
      unstructured: 3,
    },
  },
  retire: {
    verbs: 'terminate retire close cancel deactivate decommission unwind dispose exit offboard withdraw dissolve',
    traits: {
      rules: 4,
      fewExceptions: 3,
      stability: 4,
      documented: 4,
      steps: 4,
      tools: 3,
      errorProne: 3,
      tolerance: 2,
    },
  },
  manage: {
    verbs: 'manage handle lead direct treat deal own',
    traits: { fewExceptions: 3, stability: 4, steps: 4, oversight: 4 },
  },
};

const BY_VERB = new Map<string, VerbClassId>(
  (Object.entries(VERB_CLASSES) as [VerbClassId, VerbClass][]).flatMap(([id, { verbs }]) =>
    verbs.split(' ').map((verb) => [verb, id] as const),
  ),
);

export const isKnownVerb = (verb: string) => BY_VERB.has(verb);

/** The usual kind of work of a verb; "manage" for one that says nothing. */
export const usualClassOf = (verb: string): VerbClassId => BY_VERB.get(verb) ?? 'manage';
