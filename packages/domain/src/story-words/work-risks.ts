import type { FileLanguage } from '@process-ai/contract/export-covers';
import type { OpportunityType } from '@process-ai/contract/opportunities';

/** What work of a kind itself risks, and what keeps it in bounds, in the languages of files. */
export const WORK_RISKS: Record<FileLanguage, Record<OpportunityType, { risk: string; control: string }>> = {
  en: {
    automation: {
      risk: 'A rule treats an exception as a normal case',
      control: 'What fits no rule goes to a person; a sample of the rest is checked',
    },
    ai: {
      risk: 'The model errs where nobody looks',
      control: 'Below a set confidence a person decides; errors are counted each week',
    },
    agentic: {
      risk: 'An agent acts beyond what it may',
      control: 'Limits by amount and action; a person approves what goes beyond',
    },
  },
  de: {
    automation: {
      risk: 'Eine Regel behandelt eine Ausnahme als Normalfall',
      control: 'Was in keine Regel passt, geht an Menschen; vom Rest wird eine Stichprobe geprüft',
    },
    ai: {
      risk: 'Das Modell irrt, wo niemand hinsieht',
      control: 'Unter einer festen Konfidenz entscheidet ein Mensch; Fehler werden wöchentlich gezählt',
    },
    agentic: {
      risk: 'Ein Agent handelt über seine Befugnis hinaus',
      control: 'Grenzen je Betrag und Handlung; was darüber liegt, gibt ein Mensch frei',
    },
  },
  es: {
    automation: {
      risk: 'Una regla trata una excepción como caso normal',
      control: 'Lo que no encaja en ninguna regla va a una persona; del resto se revisa una muestra',
    },
    ai: {
      risk: 'El modelo se equivoca donde nadie mira',
      control: 'Por debajo de una confianza fijada decide una persona; los errores se cuentan cada semana',
    },
    agentic: {
      risk: 'Un agente actúa más allá de lo permitido',
      control: 'Límites por importe y acción; lo que los supera lo aprueba una persona',
    },
  },
  fr: {
    automation: {
      risk: 'Une règle traite une exception comme un cas normal',
      control: 'Ce qui n’entre dans aucune règle va à une personne ; le reste est contrôlé par échantillon',
    },
    ai: {
      risk: 'Le modèle se trompe là où personne ne regarde',
      control: 'Sous un seuil de confiance fixé, une personne décide ; les erreurs sont comptées chaque semaine',
    },
    agentic: {
      risk: 'Un agent agit au-delà de ce qui lui est permis',
      control: 'Limites par montant et par action ; au-delà, une personne approuve',
    },
  },
};

/** Of a plan that costs more than it brings over the years of the case. */
export const LOSS_RISK: Readonly<
  Record<FileLanguage, { risk(amount: string, years: number): string; control: string }>
> = {
  en: {
    risk: (amount, years) => `The plan as it stands loses ${amount} over ${years} years (NPV)`,
    control: 'What loses reviewed or dropped before any further budget is released',
  },
  de: {
    risk: (amount, years) => `Der Plan verliert in der jetzigen Form ${amount} über ${years} Jahre (Kapitalwert)`,
    control: 'Was verliert, vor jeder weiteren Budgetfreigabe überprüfen oder streichen',
  },
  es: {
    risk: (amount, years) => `Tal como está, el plan pierde ${amount} en ${years} años (VAN)`,
    control: 'Revisar o descartar lo que pierde antes de liberar más presupuesto',
  },
  fr: {
    risk: (amount, years) => `En l’état, le plan perd ${amount} sur ${years} ans (VAN)`,
    control: 'Réexaminer ou abandonner ce qui perd avant tout nouveau déblocage de budget',
  },
};

/** Of work that begins before something ends that it depends on. */
export const EARLY_RISK: Record<FileLanguage, (name: string) => string> = {
  en: (name) => `It begins before “${name}” ends, on which it depends: what is found there may come too late`,
  de: (name) => `Sie beginnt, bevor „${name}“ endet, worauf sie aufbaut: Was sich dort zeigt, kann zu spät kommen`,
  es: (name) => `Empieza antes de que termine «${name}», de la que depende: lo que allí se vea puede llegar tarde`,
  fr: (name) => `Elle démarre avant la fin de « ${name} », dont elle dépend : ce qu’on y découvre peut venir trop tard`,
};
