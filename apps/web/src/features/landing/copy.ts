export const copy = {
  product: 'Process AI',
  signIn: 'Sign In',
  hero: {
    title: 'Know which processes to automate, and what it is worth',
    text: 'Process AI takes a business sector apart process by process, finds where automation, AI and agents fit, and works out the return.',
    start: 'Get Started',
  },
  invited: "You've been invited! Click Get Started below to create your account.",
  errors: {
    invalid_invitation: 'Invalid invitation link',
    invitation_used: 'This invitation has already been used',
    invitation_expired: 'This invitation has expired',
    invitation_required: 'An invitation is required to sign up',
  } as Record<string, string>,
  otherError: 'An error occurred',
  picture: {
    rows: [
      {
        type: 'Automation',
        title: 'Check garage estimates against agreed rates',
        process: '5.2.3 Appraise vehicle damage',
        savings: '$173K/yr',
      },
      {
        type: 'Agentic',
        title: 'Same-day settlement of small claims within authority',
        process: '5.4.1 Settle simple claims straight through',
        savings: '$122K/yr',
      },
      {
        type: 'Automation',
        title: 'Assign by authority, skill and load',
        process: '5.1.3 Triage and assign claims',
        savings: '$117K/yr',
      },
      {
        type: 'AI',
        title: 'Claim documents named, attached and read on arrival',
        process: '5.2.1 Gather and index claim documents',
        savings: '$116K/yr',
      },
    ],
    caption:
      'Found in the sample client, a made-up insurer with 640 staff. Each opens to its reason and its calculation.',
  } as const,
  blurbsTitle: 'From process list to business case',
  blurbs: {
    libraries: {
      title: 'Industry process libraries',
      text: 'Begin with the reference model of the trade: eTOM, BIAN, ACORD, ISA-95, ARTS or APQC PCF. Or bring your own.',
    },
    analysis: {
      title: 'AI analysis',
      text: 'Each process is judged by stated criteria for automation, AI and agents, with the reason written beside it.',
    },
    journeys: {
      title: 'Journey mapping',
      text: 'Follow the customer across processes, and see where a person, an agent or both should answer.',
    },
    roi: {
      title: 'ROI calculator',
      text: 'Savings, cost and payback for every process, from inputs you can see, question and change.',
    },
    vendors: {
      title: 'Vendor comparison',
      text: 'Hold the processes you chose against a directory of enterprise technology vendors.',
    },
    workspace: {
      title: 'Google Workspace export',
      text: 'Hand over the blueprint as a document, a spreadsheet or slides that your client can edit.',
    },
  },
  closing: {
    title: 'Start with one sector',
    text: 'Pick the one you know best. Its first opportunities are a few minutes away.',
    start: 'Get Started Now',
  },
  footer: (year: number) => `© ${year} Process AI`,
};
