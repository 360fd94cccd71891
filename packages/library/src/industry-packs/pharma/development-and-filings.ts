import type { PackEntry } from '../../industry-pack.ts';

export const developmentAndFilings: readonly PackEntry[] = [
  [
    '1',
    'Research and development',
    'From target to registration batch: molecules are found, formulated, tried in people and described so that others can make them.',
  ],
  [
    '1.1',
    'Discovery and preclinical work',
    'Chemists, biologists and toxicologists choose the one candidate out of thousands that may be given to a human.',
  ],
  [
    '1.1.1',
    'Select drug candidates',
    'Project teams read assay results, structure series and patents and decide each quarter which series goes on.',
    ['patent-watch-against-own-features', 'technology-radar-from-patents-and-papers'],
  ],
  [
    '1.1.2',
    'Run toxicology studies',
    'Study directors commission animal and in vitro studies under good laboratory practice and sign the reports for the first dose in man.',
    { nothing: 'A dozen outsourced studies a year, each led by a study director who signs for every deviation.' },
  ],
  [
    '1.1.3',
    'Watch literature and competitors’ pipelines',
    'Scientists and portfolio managers follow papers, congress abstracts, trial registries and patents of rivals in the indication.',
    ['competitor-watch-from-public-traces'],
  ],
  [
    '1.2',
    'Pharmaceutical development',
    'Formulators and process engineers turn a molecule into a tablet, vial or pen that can be made at scale.',
  ],
  [
    '1.2.1',
    'Develop formulation and analytical methods',
    'Laboratories screen excipients, solubility and packaging, and develop assays that see each impurity.',
    {
      nothing:
        'Bench science with a handful of batches; experiments are designed in the software that every laboratory has.',
    },
  ],
  [
    '1.2.2',
    'Scale up and transfer the process',
    'Engineers move mixing, drying or fermentation from kilo laboratory to plant, compare equipment and defend ranges in three validation batches.',
    ['mfg-trial-batch-against-reference-curves', 'ramp-up-deviation-early-warning'],
  ],
  [
    '1.2.3',
    'Run stability studies',
    'Samples sit in climate chambers for years and are pulled, tested and judged by time point for each market’s shelf life.',
    ['pharma-stability-trend-and-shelf-life'],
  ],
  [
    '2',
    'Clinical trials',
    'Clinical operations finds sites and patients, watches data and safety, and closes the database that the submission stands on.',
  ],
  [
    '2.1',
    'Clinical trial set-up',
    'A protocol becomes countries, sites, contracts, approvals and medication with blinded labels.',
  ],
  [
    '2.1.1',
    'Write protocols and trial documents',
    'Clinicians, statisticians and writers agree endpoints, visits and criteria, and derive consent forms and plans from them.',
    {
      nothing:
        'A protocol is argued sentence by sentence between clinicians and statisticians, and one is written every few months.',
    },
  ],
  [
    '2.1.2',
    'Select countries and sites',
    'Feasibility managers ask investigators about patients and competing trials, and promise an enrollment curve to management.',
    ['pharma-site-feasibility-and-enrollment-forecast'],
  ],
  [
    '2.1.3',
    'Start up sites',
    'Contracts, budgets, ethics votes and import licenses are collected site by site until the first patient may be screened.',
    ['pharma-trial-master-file-completeness-agent', 'contract-review-and-approval-lane'],
  ],
  [
    '2.1.4',
    'Supply trial medication',
    'Packs are randomized, labeled per country, shipped to pharmacies by screening rate and reconciled when they come back.',
    ['pharma-cold-chain-excursion-disposition'],
  ],
  [
    '2.2',
    'Clinical trial conduct',
    'Monitors, data managers and physicians keep what is recorded at the site true and the patients in it safe.',
  ],
  [
    '2.2.1',
    'Monitor sites',
    'Clinical research associates visit hospitals, compare charts with case report forms and write a letter about what they found.',
    ['pharma-site-monitoring-by-risk-signal'],
  ],
  [
    '2.2.2',
    'Clean clinical data',
    'Data managers raise queries on missing visits, odd laboratory values and dates that cannot be, and chase sites until lock.',
    ['pharma-clinical-data-query-handling'],
  ],
  [
    '2.2.3',
    'Maintain the trial master file',
    'Essential documents of each site, from curricula to delegation logs, are filed by the reference model and inspected at any time.',
    ['pharma-trial-master-file-completeness-agent'],
  ],
  [
    '2.2.4',
    'Analyze and report the trial',
    'Programmers run tables, statisticians test the endpoint and writers turn both into a study report with patient narratives.',
    ['pharma-study-report-and-narrative-drafts'],
  ],
  [
    '3',
    'Regulatory affairs',
    'Dossiers, variations and labels are filed country by country, and authorities’ questions answered before their clock stops.',
  ],
  [
    '3.1',
    'Regulatory submissions',
    'Regulatory managers plan, assemble and defend filings for new products and each later change.',
  ],
  [
    '3.1.1',
    'Plan filings per country',
    'Strategists set sequence, reference country and data needed for each registration and renewal in eighty markets.',
    ['regulatory-submission-calendar-and-sequence'],
  ],
  [
    '3.1.2',
    'Assemble and publish dossiers',
    'Publishers collect approved documents into electronic modules with links and leaf titles, validate and send through the gateway.',
    ['pharma-submission-sequence-assembly-and-validation'],
  ],
  [
    '3.1.3',
    'Answer questions of authorities',
    'A list of questions arrives with a clock; quality, clinical and toxicology write answers that may not contradict earlier ones.',
    ['pharma-authority-question-answer-drafts'],
  ],
  [
    '3.1.4',
    'File variations after changes',
    'A new site, specification or supplier is classified per market and implemented only where approval has come back.',
    ['pharma-change-control-impact-agent', 'authority-commitment-tracker'],
  ],
  [
    '3.2',
    'Labeling and artwork',
    'What the core data sheet says must stand on each leaflet and carton of the world in its own words.',
  ],
  [
    '3.2.1',
    'Carry label changes to all countries',
    'A safety sentence in the core label triggers country texts, translations and dates by which old leaflets are used up.',
    ['pharma-label-change-cascade-to-artwork'],
  ],
  [
    '3.2.2',
    'Create and approve packaging artwork',
    'Artwork studios set leaflets, foils and cartons with codes and braille, and proofreaders compare each version with the approved text.',
    ['packaging-artwork-proof-comparison'],
  ],
  [
    '3.2.3',
    'Watch regulations and guidelines',
    'Regulatory intelligence reads new guidelines, monographs and fee orders and tells who must change which file.',
    ['regulatory-horizon-scan-with-applicability'],
  ],
];
