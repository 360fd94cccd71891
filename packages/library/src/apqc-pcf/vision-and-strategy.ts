import type { LibraryEntry } from '../reference-library.ts';

export const visionAndStrategy: readonly LibraryEntry[] = [
  [
    '1.0',
    'Develop Vision and Strategy',
    'The executive team and its strategy office decide where the organization is heading, how it will compete and which initiatives deserve funding, then keep the whole enterprise pointed at those choices.',
  ],
  [
    '1.1',
    'Define the business concept and long-term vision',
    'Senior leaders look outward at markets and inward at strengths, and settle on a business idea and an ambition several years ahead that owners, staff and partners can understand.',
  ],
  [
    '1.1.1',
    'Assess the external environment',
    'Strategy analysts gather news, competitor filings, regulation and technology trends into a quarterly briefing, separate signal from noise, and tell executives which shifts demand a response and by when.',
  ],
  [
    '1.1.2',
    'Survey market and determine customer needs and wants',
    'Market researchers run surveys, interviews and reviews of purchase data to learn what customers need and will pay for, turning thousands of comments into a ranked list of unmet needs.',
  ],
  [
    '1.2',
    'Develop business strategy',
    'Executives and business-unit heads work out alternative routes to the vision, test them against resources and risks, and commit to one strategy with objectives each unit can act on.',
  ],
  [
    '1.2.2',
    'Define and evaluate strategic options to achieve the mission',
    'For every serious option, from partnership to new market, a small team models revenue, investment and risk, and the board chooses after challenge sessions based on the same assumptions.',
  ],
  [
    '1.2.6',
    'Develop and set organizational objectives',
    'Annual objectives with owners, baselines and target values are cascaded from the corporate plan to divisions and teams, recorded in the performance system and reviewed by leadership every quarter.',
  ],
  [
    '1.3',
    'Develop and measure strategic initiatives',
    'The strategy office breaks the chosen direction into funded programs, defines how success will show in numbers, and checks progress often enough to stop or steer what is failing.',
  ],
  [
    '1.3.4',
    'Establish high-level measures',
    "Finance partners and initiative owners agree a handful of value drivers, measure today's baseline, and set up the scorecard on which executives will later judge whether benefits have arrived.",
  ],
  [
    '1.3.6',
    'Review execution of strategic initiatives',
    'At monthly steering meetings, initiative leads report milestones, spend and realized benefits from the project system, explain gaps, and obtain decisions on scope, people or termination.',
  ],
  [
    '1.4',
    'Develop and maintain business models',
    'Business architects describe how each business serves its customers and earns its money, so that changes in one model are weighed against the others before money is spent.',
  ],
  [
    '1.4.1',
    'Develop business models',
    'Workshop teams set out customers, offers, channels, cost structure and revenue logic of a venture, compare it with existing businesses, and submit the completed model for executive approval.',
  ],
  [
    '1.4.2',
    'Maintain business models',
    'Feedback from operations, customers and finance is collected against each approved model, prioritized twice a year, and worked into a revised version that dependent plans refer to.',
  ],
];
