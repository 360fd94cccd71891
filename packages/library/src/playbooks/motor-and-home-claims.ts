import { composePlaybook } from './compose-playbook.ts';

export const motorAndHomeClaims = composePlaybook({
  id: '29822500-4ae5-460a-919d-d07e8724f847',
  name: 'Motor and home claims at the speed of the customer',
  description:
    'A dented door and a burst pipe make up most of a personal-lines insurer’s claims count and very little of its indemnity, yet they pass through the same hands as a serious injury. The playbook separates them at first notice, completes the file while the customer is still talking, and settles small undisputed losses the same day under authority limits the claims director sets. Anything with injury, disputed liability or a fraud signal goes straight to an adjuster with the facts in order. Declinature is never automated.',
  complexity: 'intermediate',
  estimatedTimeToValue: '10-14 weeks',
  industry: 'Insurance',
  tags: ['claims', 'first notice of loss', 'straight-through settlement', 'motor', 'property'],
  expectedOutcomes: [
    'A quarter of motor-glass and small home claims paid within 24 hours of notice',
    'Two contacts fewer over the life of an average claim, counted in the contact log',
    'Adjusters’ open files per head down by 15-20% without new staff',
    'Leakage in the monthly file audit no higher than in the manual control group',
    'Supplementary estimates reduced by one in ten for vehicles photographed at notice',
  ],
  fits: ['ACORD'],
  processes: [
    {
      code: '5',
      name: 'Claims',
      description: 'The moment the promise is tested: notice, assessment, payment and recovery.',
    },
    {
      code: '5.1',
      name: 'Notification and Set-up',
      description: 'A loss becomes a file with an owner and a first plan.',
    },
    {
      code: '5.1.1',
      name: 'Take first notice of loss',
      description:
        'Call handlers run through a fixed script of sixty questions and retype what the caller has told once already to the roadside service.',
      workload: { occupation: 'customerService', fte: 14, runs: 62_000, hours: 0.38 },
      volume: 'notices assumed at 62,000 a year for 450,000 motor and home policies, 23 minutes each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Intake agent in voice, chat and app',
          description:
            'The agent lets people tell the story, asks only what this type of loss still needs, checks cover while they speak, arranges towing or an emergency plumber and opens the claim. Injury, distress, a language it does not master or the wish for a person end in a warm transfer with the notes on screen.',
          estimatedSavings: 150,
        },
        {
          type: 'automation',
          title: 'Take over data from partners',
          description:
            'Notices from roadside assistance, garages and brokers arrive as structured messages and open the claim with vehicle, place and time filled in. Handlers complete only what the partner could not know.',
          estimatedSavings: 38,
        },
      ],
    },
    {
      code: '5.1.3',
      name: 'Triage and assign claims',
      description:
        'Team leaders read new claims in the morning and distribute them by gut feeling for complexity and who is on leave.',
      workload: { occupation: 'claimsAdjuster', fte: 4, runs: 62_000, hours: 0.1 },
      volume: 'each notice assumed to be read once for six minutes before it reaches a desk',
      opportunities: [
        {
          type: 'ai',
          title: 'Predict the path a claim should take',
          description:
            'A classifier over loss story, cover, parties and photographs estimates severity, injury likelihood and settlement path, with its uncertainty. Uncertain claims are read by a team leader; every other week wrong paths are discussed and labeled.',
          estimatedSavings: 58,
        },
        {
          type: 'automation',
          title: 'Assign by authority, skill and load',
          description:
            'Rules match the path with the adjuster’s license, limit and open files, and move work when somebody is away. Team leaders can take or give any claim, and do so with a reason code.',
          estimatedSavings: 36,
        },
      ],
    },
    {
      code: '5.1.4',
      name: 'Acknowledge and keep claimants informed',
      description:
        'Status calls are answered by whoever picks up; letters go out on fixed days whether or not something has happened.',
      workload: { occupation: 'insuranceClerk', fte: 6, runs: 85_000, hours: 0.12 },
      volume: 'status questions and manual updates assumed at 1.4 for each claim',
      opportunities: [
        {
          type: 'ai',
          title: 'Status answers written from the file',
          description:
            'A retrieval-grounded assistant states in the claimant’s words what was done, what comes next and who is waiting for whom. Questions about liability or amount are passed on to the adjuster as a task instead of being answered.',
          estimatedSavings: 70,
        },
        {
          type: 'automation',
          title: 'Message on every milestone',
          description:
            'Assignment, inspection, decision and payment trigger a text or mail, muted for bereavement and represented claimants. Copy is approved by compliance per milestone, not per message.',
          estimatedSavings: 45,
        },
      ],
    },
    {
      code: '5.2',
      name: 'Investigation and Assessment',
      description: 'What happened, what is damaged, and what it costs to put right.',
    },
    {
      code: '5.2.1',
      name: 'Gather and index claim documents',
      description:
        'Clerks chase police reports, invoices and ownership papers and hang each attachment under a document type.',
      workload: { occupation: 'insuranceClerk', fte: 7, runs: 110_000, hours: 0.11 },
      volume: 'documents assumed at 1.8 for each claim',
      opportunities: [
        {
          type: 'agentic',
          title: 'Document chaser',
          description:
            'For every open item the agent knows who holds it, asks in the channel they answer, reads the reply, recognizes the wrong document and asks again twice before telling the adjuster. Requests to authorities and lawyers go out only after a clerk’s release.',
          estimatedSavings: 90,
        },
        {
          type: 'ai',
          title: 'Read invoices, estimates and reports',
          description:
            'Extraction returns dates, parties, line items and totals with a pointer to the page, and flags totals that do not add up. Clerks verify low-confidence fields; amounts above the limit are always verified.',
          estimatedSavings: 50,
        },
      ],
    },
    {
      code: '5.2.3',
      name: 'Appraise vehicle damage',
      description:
        'Appraisers look at photographs or drive to the garage, build the estimate line by line and argue hours with the repairer.',
      workload: { occupation: 'autoDamageAppraiser', fte: 9, runs: 21_000, hours: 0.7 },
      volume: 'motor claims needing an estimate assumed at one in three notices, 42 minutes of desk work each',
      opportunities: [
        {
          type: 'ai',
          title: 'Estimate from guided photographs',
          description:
            'Vision models segment panels, grade damage and propose repair or replacement with labor hours from the estimating system. The appraiser confirms or changes lines; structural damage, airbags and battery cases are inspected in person.',
          estimatedSavings: 145,
        },
        {
          type: 'automation',
          title: 'Check garage estimates against agreed rates',
          description:
            'Labor rates, paint materials and parts discounts of network garages are compared line by line, and deviations are returned with the clause. Appraisers handle only what the garage contests.',
          estimatedSavings: 45,
        },
      ],
    },
    {
      code: '5.4',
      name: 'Settlement',
      description: 'The amount is agreed, authorized and paid, or declined with reasons.',
    },
    {
      code: '5.4.1',
      name: 'Settle simple claims straight through',
      description:
        'Fast-track handlers check excess, depreciation and bank details for low-value losses and key the payment.',
      workload: { occupation: 'insuranceClerk', fte: 7, runs: 28_000, hours: 0.4 },
      volume: 'claims under 2,500 dollars without injury assumed at 45% of notices, 24 minutes each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Same-day settlement within authority',
          description:
            'For undisputed small losses the agent verifies cover, excess and limits, reconciles invoice and photograph, consults the fraud score and offers the amount with its calculation. It pays what the customer accepts; refusal, doubt or any reduction goes to a handler, who alone may decline.',
          estimatedSavings: 95,
        },
        {
          type: 'automation',
          title: 'Verify payee and release',
          description:
            'Bank account ownership, mortgagee interests and duplicate payments are tested before the payment file, within daily totals the treasurer has set. Stopped payments appear on a handler’s list with the failed test.',
          estimatedSavings: 40,
        },
      ],
    },
  ],
  journeys: `
# A burst pipe on Sunday evening
Home-owner of fifty-eight with water running down the cellar stairs and a shut-off valve that will not turn.
A home-owner needs help first and money second.
Emergency | Get the water stopped | agent | Telephone | -2 ! | 5.1.1
The intake agent confirms cover and sends a plumber once name and address are known; the form can wait.
Pain: Questions about the policy number while the water is at the second step.
Document | Send photographs and receipts | agent | Link on the phone | -1 | 5.2.1
A link explains which three pictures are needed; wrong ones are recognised at once.
Pain: A week later the pictures show too little, and the carpet is at the dump.
Assign | Hear who is in charge | hybrid | Text message | 0 | 5.1.3
On Monday at nine the customer has a name, a number and the planned path.
Pain: Each call reaches another handler, and all of them ask for the date of loss.
Settle | Accept the amount | hybrid | App | 1 ! | 5.4.1
The offer shows invoice, excess and depreciation; a handler is one tap away.
Pain: A sum with a deduction that nobody explains, and a form by which he waives the rest.
Close | See the money arrive | agent | Text message | 2 | 5.1.4
A message names the amount and the date and asks one question about the experience.

# Rear-ended at the traffic lights
Piano tuner on his round of schools, who needs a car tomorrow at six and has a stiff neck.
A driver who is not at fault wants the car back.
Report | Report from the roadside | hybrid | Phone at the roadside | -2 | 5.1.1
The patrol’s data is already there; a person takes over as soon as neck pain is mentioned.
Pain: He reads a number plate aloud between passing trucks and is asked for it again on Monday.
Assess | Photograph the damage with guidance | agent | App with camera | 0 | 5.2.3
The camera outlines the panels and warns of glare, so that nobody asks again.
Pain: Thirty pictures, none with the plate and the dent together.
Assess | Agree repair or total loss | human | Telephone | 0 ! | 5.2.3
An appraiser calls with the estimate and explains the choice between repair and cash.
Pain: Whether it is worth repairing he learns from the amount, with nobody to ask.
Repair | Follow the repair | agent | Text message | 1 | 5.1.4
Part delays and the pick-up date come unprompted from the garage’s own system.
Pain: The garage says "next week" three times, each time because he rang.
`,
});
