import { industryPack } from '../industry-pack.ts';

export const pharmaPack = industryPack(
  { industry: 'pharma', name: 'pharma and contract manufacturing', letters: 'PHA' },
  `
1 Research and development
From target to registration batch: molecules are found, formulated, tried in people and described so that others can make them.
1.1 Discovery and preclinical work
Chemists, biologists and toxicologists choose the one candidate out of thousands that may be given to a human.
1.1.1 Select drug candidates | patent-watch-against-own-features, technology-radar-from-patents-and-papers
Project teams read assay results, structure series and patents and decide each quarter which series goes on.
1.1.2 Run toxicology studies
Study directors commission animal and in vitro studies under good laboratory practice and sign the reports for the first dose in man.
Nothing: A dozen outsourced studies a year, each led by a study director who signs for every deviation.
1.1.3 Watch literature and competitors’ pipelines | competitor-watch-from-public-traces
Scientists and portfolio managers follow papers, congress abstracts, trial registries and patents of rivals in the indication.
1.2 Pharmaceutical development
Formulators and process engineers turn a molecule into a tablet, vial or pen that can be made at scale.
1.2.1 Develop formulation and analytical methods
Laboratories screen excipients, solubility and packaging, and develop assays that see each impurity.
Nothing: Bench science with a handful of batches; experiments are designed in the software that every laboratory has.
1.2.2 Scale up and transfer the process | mfg-trial-batch-against-reference-curves, ramp-up-deviation-early-warning
Engineers move mixing, drying or fermentation from kilo laboratory to plant, compare equipment and defend ranges in three validation batches.
1.2.3 Run stability studies | pharma-stability-trend-and-shelf-life
Samples sit in climate chambers for years and are pulled, tested and judged by time point for each market’s shelf life.

2 Clinical trials
Clinical operations finds sites and patients, watches data and safety, and closes the database that the submission stands on.
2.1 Clinical trial set-up
A protocol becomes countries, sites, contracts, approvals and medication with blinded labels.
2.1.1 Write protocols and trial documents
Clinicians, statisticians and writers agree endpoints, visits and criteria, and derive consent forms and plans from them.
Nothing: A protocol is argued sentence by sentence between clinicians and statisticians, and one is written every few months.
2.1.2 Select countries and sites | pharma-site-feasibility-and-enrollment-forecast
Feasibility managers ask investigators about patients and competing trials, and promise an enrollment curve to management.
2.1.3 Start up sites | pharma-trial-master-file-completeness-agent, contract-review-and-approval-lane
Contracts, budgets, ethics votes and import licenses are collected site by site until the first patient may be screened.
2.1.4 Supply trial medication | pharma-cold-chain-excursion-disposition
Packs are randomized, labeled per country, shipped to pharmacies by screening rate and reconciled when they come back.
2.2 Clinical trial conduct
Monitors, data managers and physicians keep what is recorded at the site true and the patients in it safe.
2.2.1 Monitor sites | pharma-site-monitoring-by-risk-signal
Clinical research associates visit hospitals, compare charts with case report forms and write a letter about what they found.
2.2.2 Clean clinical data | pharma-clinical-data-query-handling
Data managers raise queries on missing visits, odd laboratory values and dates that cannot be, and chase sites until lock.
2.2.3 Maintain the trial master file | pharma-trial-master-file-completeness-agent
Essential documents of each site, from curricula to delegation logs, are filed by the reference model and inspected at any time.
2.2.4 Analyze and report the trial | pharma-study-report-and-narrative-drafts
Programmers run tables, statisticians test the endpoint and writers turn both into a study report with patient narratives.

3 Regulatory affairs
Dossiers, variations and labels are filed country by country, and authorities’ questions answered before their clock stops.
3.1 Regulatory submissions
Regulatory managers plan, assemble and defend filings for new products and each later change.
3.1.1 Plan filings per country | regulatory-submission-calendar-and-sequence
Strategists set sequence, reference country and data needed for each registration and renewal in eighty markets.
3.1.2 Assemble and publish dossiers | pharma-submission-sequence-assembly-and-validation
Publishers collect approved documents into electronic modules with links and leaf titles, validate and send through the gateway.
3.1.3 Answer questions of authorities | pharma-authority-question-answer-drafts
A list of questions arrives with a clock; quality, clinical and toxicology write answers that may not contradict earlier ones.
3.1.4 File variations after changes | pharma-change-control-impact-agent, authority-commitment-tracker
A new site, specification or supplier is classified per market and implemented only where approval has come back.
3.2 Labeling and artwork
What the core data sheet says must stand on each insert and carton of the world in its own words.
3.2.1 Carry label changes to all countries | pharma-label-change-cascade-to-artwork
A safety sentence in the core label triggers country texts, translations and dates by which old inserts are used up.
3.2.2 Create and approve packaging artwork | packaging-artwork-proof-comparison
Artwork studios set inserts, foils and cartons with codes and braille, and proofreaders compare each version with the approved text.
3.2.3 Watch regulations and guidelines | regulatory-horizon-scan-with-applicability
Regulatory intelligence reads new guidelines, monographs and fee orders and tells who must change which file.

4 Manufacturing
Drug substance and drug product are made in campaigns, under batch records that account for each gram and each minute.
4.1 Production planning
Planners fit campaigns of many products into few lines, with cleaning, holding times and a laboratory that must keep up.
4.1.1 Plan campaigns | pharma-campaign-schedule-with-cleaning-and-hold-times
Schedulers group batches by product family, strength and cleaning level, and shift them when a lot of substance is not released.
4.1.2 Plan materials and active substance | supplier-forecast-commit, mrp-messages-ranked-by-cost
Material planners call off substances with months of lead time and short retest dates, and order printed packaging by artwork version.
4.1.3 Dispense raw materials
Operators weigh each ingredient in a booth against the batch order with lot, potency correction and a second pair of eyes.
Nothing: Weighing is guided step by step by the dispensing system, which stops at the first wrong lot.
4.2 Batch production
Granulation, fermentation, filling and packing follow the approved record line by line.
4.2.1 Keep master and control recipes | mfg-control-recipes-from-master-recipe
Process engineers turn the registered process into recipes per line with parameters that nobody may overwrite.
4.2.2 Manufacture drug substance and bulk | mfg-batch-run-against-golden-profile, mfg-unusual-batch-behavior-inside-limits
Operators charge, react, ferment, granulate and compress, take in-process samples and enter values into the batch record.
4.2.3 Fill aseptically
Gowned operators fill vials and syringes behind barriers, intervene as rarely as possible and prove sterility by media fills.
Nothing: People move slowly behind a barrier by rehearsed gestures; the environment around them is trended elsewhere.
4.2.4 Pack and serialize | pharma-serialization-exception-resolution
Lines blister, print codes, aggregate cartons and reconcile printed material to the last insert.
4.2.5 Clean equipment and clear lines | pharma-cleaning-and-process-validation-status
Teams wash, swab and inspect between products and sign that nothing of the earlier batch is left on the line.
4.3 Engineering and validation
Rooms, utilities, equipment and software are qualified before use and stay so until they are scrapped.
4.3.1 Qualify equipment and validate processes | pharma-cleaning-and-process-validation-status
Validation staff write plans, run installation and performance tests, and keep the yearly status of each product and vessel.
4.3.2 Validate computerized systems | pharma-computer-validation-evidence-by-risk
System owners rate risk, test functions and keep traceable evidence for the laboratory system, the historian and every spreadsheet.
4.3.3 Monitor clean rooms and water | pharma-environmental-monitoring-trend-alarm
Technicians plate, count particles and sample water loops; microbiologists look for the drift before an action limit falls.
4.3.4 Maintain and calibrate plant | maintenance-interval-review-from-failures, gauge-calibration-recall
Planned maintenance squeezes into gaps between campaigns, and each failed calibration asks which batches it touched.

5 Quality control
Laboratories test what comes in, what is on its way and what may leave, and investigate results that should not be.
5.1 Laboratory testing
Analysts follow pharmacopeia and registered methods at chromatographs, in clean benches and at the microscope.
5.1.1 Sample and test incoming materials | skip-lot-from-certificate-and-own-tests, test-results-captured-from-instruments
Samplers open drums in a booth, identify each by spectrum and test by plan what the certificate of the supplier says.
5.1.2 Test in-process and finished product | test-results-captured-from-instruments
Analysts run assays, dissolution and sterility tests, review chromatograms and enter results for release.
5.2 Laboratory investigations and standards
A result that should not be is questioned by procedure, against standards and reagents that are beyond doubt.
5.2.1 Investigate out-of-specification results | pharma-out-of-specification-investigation-file
The supervisor looks for a laboratory error first, decides on retests by procedure and opens the second phase in production.
5.2.2 Manage reference standards and reagents
Standards are ordered, requalified against primary ones, aliquoted and thrown away on their date.
Nothing: A refrigerator list of a few hundred vials that the laboratory system already dates and blocks.

6 Quality assurance
Quality assurance decides whether a batch, a change, a supplier or an excuse is good enough for a patient.
6.1 Batch release and records
No pack leaves before a named person has read what happened to it and signed.
6.1.1 Review batch records | pharma-batch-record-review-by-exception
Reviewers read hundreds of pages for missing entries, out-of-range values and unexplained corrections.
6.1.2 Certify batches | pharma-release-file-for-qualified-person
The qualified person looks at record, tests, deviations, changes and market authorization and certifies for each country.
6.1.3 Write annual product reviews | pharma-stability-trend-and-shelf-life
For each product a year of batches, deviations, complaints and stability is summarized and judged for drift.
6.2 Deviations, changes and complaints
What went otherwise than written is reported, understood, corrected and not repeated.
6.2.1 Process deviations | pharma-deviation-triage-and-precedent-search
The shift reports, quality classifies, experts look for the cause within thirty days and decide on the affected batches.
6.2.2 Plan and follow corrective actions | pharma-capa-plan-against-cause-and-promises
Owners promise measures with a date and a check of effect, and quality refuses "retrain the operator" for the third time.
6.2.3 Control changes | pharma-change-control-impact-agent
Requests to change equipment, supplier, method or document go around departments for effects on product, validation and files.
6.2.4 Investigate quality complaints | pharma-product-complaint-sample-and-batch-check
A broken tablet or missing insert is registered, matched with batch and retained sample, and answered to pharmacy or patient.
6.3 Supplier qualification, training and inspections
Auditors go out, inspectors come in, and each operator’s training stands in a matrix.
6.3.1 Qualify and audit suppliers | pharma-supplier-qualification-and-certificate-compare
Quality auditors visit substance makers, read certificates and agree quality contracts before the first delivery.
6.3.2 Train on procedures | pharma-sop-training-matrix-and-line-access
New versions of procedures are read, tested or shown at the line before anyone works by them.
6.3.3 Host inspections | pharma-inspection-back-room-agent
The front room answers inspectors, the back room fetches records within minutes and reads them before they are handed over.

7 Drug safety and medical affairs
Side effects are collected from everywhere, reported in days and weighed; physicians get balanced answers.
7.1 Pharmacovigilance
Case processors and safety physicians run a worldwide desk with clocks of seven and fifteen days.
7.1.1 Take in adverse event reports | pharma-safety-case-intake-from-any-source
Calls, e-mails, literature, trials and social media are read for patient, reporter, product and event, and the clock starts.
7.1.2 Assess and report cases | pharma-safety-case-intake-from-any-source, pharma-study-report-and-narrative-drafts
Processors code terms, write a narrative and ask for follow-up; a physician judges causality and the case goes to authorities.
7.1.3 Screen literature and detect signals | pharma-literature-and-signal-watch
Weekly searches and statistical alerts are read by the safety team, which decides what becomes a signal.
7.1.4 Write periodic safety reports | pharma-literature-and-signal-watch
Exposure, cases, signals and benefit are brought together for each substance by the data lock point.
7.1.5 Keep risk management commitments | authority-commitment-tracker
Educational material, registries and controlled distribution promised to an authority are carried out and measured country by country.
7.2 Medical affairs
Medical scientists answer doctors, advise on evidence and keep promotion honest.
7.2.1 Answer medical inquiries | pharma-medical-information-response-drafts
Physicians and pharmacists ask about crushing tablets, pregnancy and off-label doses; medical information replies from approved documents.
7.2.2 Approve promotional material | brand-and-claims-checked-copy-drafts
Medical, legal and regulatory reviewers read each claim, reference and picture before a representative may show it.
7.2.3 Disclose payments to physicians | pharma-payments-to-physicians-disclosure
Fees, travel and meals for health professionals are collected per recipient, checked and published each year.
7.2.4 Talk science with leading physicians
Medical liaisons discuss data with hospital experts, hear about unmet need and support their own studies.
Nothing: A scientist and a professor talk for an hour; the rules want this talk to be free of any sales machinery.

8 Market access and sales
Payers decide on price, wholesalers and hospitals order, and representatives get four minutes with a doctor.
8.1 Pricing and reimbursement
Value dossiers, price negotiations and tenders decide whether a launch earns anything.
8.1.1 Prepare value dossiers | pharma-study-report-and-narrative-drafts
Health economists show added benefit against the comparator that the assessment body names, with indirect comparisons and budget impact.
8.1.2 Negotiate prices with payers
Market access directors meet the payers’ association four times and sign for volume, rebate or outcome.
Nothing: Four meetings across a table under law decide it; the bargaining room leaves nothing to run by rule.
8.1.3 Bid in hospital and generic tenders | tender-search-with-fit-and-knockout-check, proposal-answers-from-approved-library
Tender managers read lots, calculate price and penalty, and promise volumes that the plant must then deliver.
8.1.4 Compute statutory rebates and chargebacks | partner-rebates-and-results-recalculated, price-waterfall-leakage-report
Contract operations calculate mandatory discounts, wholesaler chargebacks and government prices and file them each quarter.
8.2 Field force and orders
Representatives visit, customer service takes orders, and both are watched by a code of conduct.
8.2.1 Plan and record visits to doctors | visit-plan-by-need-and-route, visit-notes-dictated-into-crm-fields
Representatives choose practices by potential and consent, leave samples against signature and note what was said.
8.2.2 Take orders of wholesalers and hospitals | purchase-orders-by-mail-into-sales-orders, backorder-reallocation-by-promise-and-margin
Order desks enter faxes and messages, check licenses and quotas for scarce products and promise a delivery day.
8.2.3 Settle wholesaler deductions | deduction-reason-coding-from-claim, invalid-deduction-evidence-agent
Short payments for price differences, returns and promotions are explained line by line or refused.

9 Medicine distribution
Medicines travel cold, counted and protected against theft and falsification from plant to pharmacy.
9.1 Warehousing and transport
Logistics keeps released, quarantined and returned stock apart and the temperature inside its limits.
9.1.1 Ship under temperature control | pharma-cold-chain-excursion-disposition
Shippers choose packaging and carrier by lane and season, read loggers on arrival and ask quality what an excursion means.
9.1.2 Supervise contract warehouses | third-party-warehouse-performance-and-bill
Distribution managers audit logistics providers for good practice, measure service and check their bills.
9.1.3 Process returned medicines | pharma-returned-goods-credit-and-destruction
Wholesalers send back expired and damaged packs; codes are verified, credit granted by policy and the rest destroyed on record.
9.2 Supply protection and recalls
Shortages, falsified packs and recalls are told to authorities before newspapers tell them.
9.2.1 Foresee and notify shortages | constrained-supply-plan-by-optimization
Supply planners compare stock, releases and demand per country and report a coming gap to the authority months ahead.
9.2.2 Recall batches | recall-scope-narrowed-and-sales-stopped, recall-authority-reports-from-live-counts, recall-notices-by-owner-with-reply-handling
Within a day quality decides the depth, wholesalers get the letter, and returned packs are counted against those sold.
9.2.3 Resolve verification alerts | pharma-serialization-exception-resolution
A pharmacy scanner says that a code is unknown; the desk finds out whether data, scanner or a falsifier is behind it.

10 Contract development and manufacturing
Clients bring molecules, ask for a slot and a price, and want to see every deviation of their batch.
10.1 Winning manufacturing contracts
Business development and engineers judge in two weeks whether a foreign process fits the own plant.
10.1.1 Quote client inquiries | pharma-contract-manufacturing-proposal-and-transfer-gaps, nda-review-by-playbook
A confidential brief with volumes and process steps is matched with lines, containment class and gaps, and answered with phases and prices.
10.1.2 Agree supply and quality contracts | customer-paper-against-sales-contract-positions
Lawyers and quality settle who releases, who answers authorities, what a failed batch costs and how forecasts bind.
10.2 Running client projects
Project managers keep client and plant in step from technology transfer to routine deliveries.
10.2.1 Take over the client’s process | pharma-contract-manufacturing-proposal-and-transfer-gaps
Receiving and sending site compare recipes, equipment and methods line by line and list what has to be adapted.
10.2.2 Report batches and projects to clients | pharma-release-file-for-qualified-person
Weekly calls go through milestones, deviations and invoices; record copies and certificates follow each shipment.
`,
);
