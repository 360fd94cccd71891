/** A playbook of somebody's own, with something of each kind. */
export const CLAIMS_PLAYBOOK = {
  name: 'Claims without paper',
  description: 'Letters become data at the door.',
  processes: [
    { code: '1', name: 'Settle claims', level: 1 },
    {
      code: '1.1',
      name: 'Register claims',
      level: 2,
      parentCode: '1',
      opportunities: [{ type: 'ai', title: 'Read letters', description: 'By a model', estimatedSavings: 40 }],
    },
    { code: '1.2', name: 'Pay claims', level: 2, parentCode: '1' },
  ],
  journeys: [
    {
      name: 'A claim',
      touchPoints: [
        { name: 'Tell', description: 'By phone', type: 'human', processStep: '1.1', momentThatMatters: true },
      ],
    },
  ],
  roiAssumptions: [
    { processCode: '1.1', fteCount: 3, processFrequency: 24_000, averageSalary: 45_000, averageRuntime: 0.3 },
  ],
};
