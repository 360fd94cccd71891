import type { Industry } from '@process-ai/contract/industries';

interface Constructed {
  sector: Industry;
  /** Ids of use cases. */
  needs: string;
  /** Whom somebody of the trade would name; one of them is to be among the first three. */
  expected: string;
}

/** Comparisons written by hand, by what they are about. */
export const CONSTRUCTED: Record<string, Constructed> = {
  'know your customer at a bank': {
    sector: 'banking',
    needs: 'bank-kyc-refresh-by-gap bank-event-driven-kyc bank-beneficial-owner-tracing bank-customer-aml-risk-rating',
    expected: 'Fenergo',
  },
  'know your customer and money laundering at a bank': {
    sector: 'banking',
    needs: `bank-kyc-refresh-by-gap bank-event-driven-kyc bank-beneficial-owner-tracing bank-customer-aml-risk-rating
      bank-sanctions-match-scoring bank-decided-pair-suppression bank-alert-ranking bank-alert-evidence-file
      bank-identity-document-verification`,
    expected: 'ComplyAdvantage, Hawk, Verafin, Fenergo',
  },
  'claims at a motor insurer': {
    sector: 'insurance',
    needs: `insurance-vehicle-estimate-from-photos insurance-garage-estimate-rate-check insurance-claim-path-prediction
      insurance-subrogation-finder-in-closed-claims insurance-salvage-routing-and-storage-clock
      insurance-claim-assignment-by-authority-and-load insurance-loss-notice-intake-agent
      insurance-injury-claim-valuation-file`,
    expected: 'CCC Intelligent Solutions',
  },
  'crews and flights of an airline': {
    sector: 'airlines',
    needs: `airline-crew-pairing-robustness airline-crew-roster-by-bids-and-fairness airline-crew-standby-callout
      airline-recovery-options-aircraft-crew airline-discretionary-fuel-advice
      airline-crew-hotel-and-transport-rearranged airline-slot-portfolio-and-series-use`,
    expected: 'Lufthansa Systems, Jeppesen ForeFlight',
  },
  'aircraft maintenance of an airline': {
    sector: 'airlines',
    needs: `airline-tech-log-entry-coding airline-maintenance-record-check airline-component-removal-forecast
      airline-maintenance-check-packaging airline-grounded-aircraft-part-search`,
    expected: 'Swiss AviationSoftware',
  },
  'patient flow of a hospital': {
    sector: 'hospitals',
    needs: `hospital-emergency-arrivals-and-ward-demand-forecast hospital-bed-assignment-with-discharge-prediction
      hospital-operating-room-case-duration-and-block-release hospital-post-acute-placement-coordinator
      hospital-transport-and-cleaning-dispatch hospital-outpatient-slot-refill-and-no-show`,
    expected: 'LeanTaaS, GE HealthCare',
  },
  'meter to cash at a utility': {
    sector: 'utilities',
    needs: `utility-meter-reading-plausibility utility-substitute-values-and-estimated-readings
      utility-customer-meter-photo-reading utility-silent-smart-meters-grouped-by-cause
      utility-billing-exceptions-sorted-and-prepared utility-energy-theft-and-tampered-meters
      utility-advance-payment-adjustment`,
    expected: 'Itron, Kamstrup',
  },
  'royalties at a streaming service': {
    sector: 'media',
    needs: `media-royalty-and-participation-engine media-sublicensee-royalty-statement-reading
      media-rights-contract-terms-into-avails media-rights-conflict-check-before-sale-or-schedule
      media-music-cue-sheet-and-clearance-list`,
    expected: 'Vistex, Klopotek',
  },
  'customs at a freight forwarder': {
    sector: 'logistics',
    needs: `customs-entry-from-shipping-papers freight-customs-hold-resolution customs-transit-discharge-watch
      customs-bonded-stock-balance shipment-denied-party-screening`,
    expected: 'WiseTech Global, Descartes Systems Group',
  },
  'legal research at a law firm': {
    sector: 'professional-services',
    needs: `firm-legal-research-verified-citations firm-know-how-question-answering
      firm-contract-draft-and-turn-comparison`,
    expected: 'Thomson Reuters, LexisNexis',
  },
  'new matters at a law firm': {
    sector: 'professional-services',
    needs: `firm-conflict-check-relationships firm-engagement-letter-assembly firm-client-identification-refresh
      firm-court-deadline-docketing firm-billing-guideline-check`,
    expected: 'Intapp',
  },
  'admission at a university': {
    sector: 'higher-education',
    needs: `university-foreign-transcripts-read-and-converted university-admission-ranking-by-published-rules
      university-applicant-questions-from-rules-of-the-program
      university-enrollment-and-term-registration-on-messages university-aid-application-verified-against-sources`,
    expected: 'Ellucian',
  },
  'leases of a property owner': {
    sector: 'construction',
    needs: `property-lease-abstraction property-rent-posting-and-dunning property-indexed-rent-adjustment
      property-service-charge-statement property-tenant-request-dispatch property-applicant-precheck-and-letting`,
    expected: 'Yardi, MRI Software',
  },
  'quality at a maker of medicines': {
    sector: 'pharma',
    needs: `pharma-batch-record-review-by-exception pharma-deviation-triage-and-precedent-search
      pharma-capa-plan-against-cause-and-promises pharma-release-file-for-qualified-person
      pharma-out-of-specification-investigation-file pharma-change-control-impact-agent`,
    expected: 'MasterControl, Veeva Systems',
  },
  'room rates of a hotel': {
    sector: 'hospitality',
    needs: 'hotel-rate-recommendation-by-segment hotel-rate-loading-and-parity-check hotel-corporate-rate-season-bids',
    expected: 'IDeaS',
  },
  'accounts payable of a hospital': {
    sector: 'hospitals',
    needs: `three-way-match-with-supplier-tolerances supplier-e-invoice-validation-gate invoice-without-order-coding`,
    expected: 'SAP, Oracle, Coupa, Basware, Esker',
  },
  'the service desk of an airline': {
    sector: 'airlines',
    needs: `tickets-classified-completed-and-prioritised knowledge-articles-drafted-from-solved-tickets
      support-staffing-from-ticket-and-release-forecast`,
    expected: 'ServiceNow',
  },
  'accounts and orders of funds': {
    sector: 'asset-management',
    needs: `wealth-mandate-restrictions-coded wealth-portfolio-rebalancing-batch fund-block-trade-allocation
      fund-corporate-action-record fund-holdings-tieout-custodian fund-nav-exception-oversight`,
    expected: 'SimCorp, SS&C Technologies',
  },
  'members and classes of a gym': {
    sector: 'fitness',
    needs: `trades-calls-answered-and-slots-booked cancelled-appointments-refilled-from-waiting-list
      gym-bounced-debits-worked-by-cause gym-fading-members-by-visit-pattern`,
    expected: 'Mindbody, ABC Fitness, Virtuagym',
  },
  'bookings of a hair salon': {
    sector: 'hair-salons',
    needs: `trades-calls-answered-and-slots-booked salon-slot-length-from-real-durations
      trades-reminders-deposits-and-no-shows salon-color-formula-on-the-client-card`,
    expected: 'Phorest, Fresha, Zenoti',
  },
  'estimates and parts of a garage': {
    sector: 'car-repair',
    needs: `garage-estimate-from-plate-labor-times-and-parts garage-test-plan-from-fault-codes-and-known-cases
      garage-parts-picked-by-vehicle-number-and-delivery-time`,
    expected: 'Mitchell 1, ALLDATA',
  },
  'claims and authorizations of a health plan': {
    sector: 'health-insurance',
    needs: `health-plan-prior-authorization-intake-and-auto-approve health-plan-authorization-missing-notes-agent
      health-plan-clean-claim-edit-tuning health-plan-pended-claim-resolution-agent`,
    expected: 'HealthEdge',
  },
  'records of a practice for animals': {
    sector: 'veterinary',
    needs: `vet-case-notes-from-the-spoken-consultation vet-estimate-and-charges-from-the-treatment
      trades-overdue-regulars-invited-back`,
    expected: 'IDEXX, Covetrus',
  },
  'the warehouse of a contract logistician': {
    sector: 'logistics',
    needs: `slotting-by-picks-and-affinity wave-and-batch-picking-release inbound-receipt-plan-by-door-and-hour
      delivery-note-reading-at-goods-in`,
    expected: 'Manhattan Associates, Blue Yonder',
  },
  'imaging of a hospital': {
    sector: 'hospitals',
    needs: 'hospital-imaging-worklist-priority-and-followup hospital-tumor-board-case-preparation',
    expected: 'Siemens Healthineers, GE HealthCare, Philips',
  },
  'scores and risks of suppliers': {
    sector: 'manufacturing',
    needs: `supplier-early-warning-monitor supplier-scorecards-from-transactions vendor-master-duplicates-and-bank-changes
      procurement-savings-ledger`,
    expected: 'Ivalua, Coupa',
  },
  'hiring and employees at a retailer': {
    sector: 'retail',
    needs: `job-board-posting-steered-by-qualified-applicants applicant-answers-on-every-stage-within-days
      policy-answers-by-country-site-and-contract`,
    expected: 'Workday, SAP, Eightfold AI',
  },
  'production improvement of a plant': {
    sector: 'manufacturing',
    needs: `mfg-oee-loss-tree-from-machine-states mfg-countermeasure-effect-check
      mfg-short-stops-coded-by-machine-context mfg-quality-soft-sensor-between-lab-samples
      mfg-yield-and-giveaway-split-by-cause mfg-tier-meeting-board-and-action-list`,
    expected: 'Tulip, Siemens, Rockwell Automation',
  },
  'pricing at a motor insurer': {
    sector: 'insurance',
    needs: `insurance-pricing-data-pipeline insurance-challenger-model-for-technical-price
      insurance-life-health-pricing-basis-review insurance-conversion-test-within-fairness-limits
      insurance-rate-adequacy-drift-alarm`,
    expected: 'Earnix',
  },
  'reinsurance of an insurer': {
    sector: 'insurance',
    needs: `insurance-treaty-structure-simulation-and-submission-pack
      insurance-reinsurer-security-and-collateral-monitor insurance-facultative-placement-agent
      insurance-cession-rules-and-exception-replay insurance-reinsurance-recovery-per-event`,
    expected: 'Sapiens, Duck Creek Technologies',
  },
  'rosters and tasks of a retail chain': {
    sector: 'retail',
    needs: `workload-in-hours-from-volumes-and-labour-standards shift-roster-with-rest-rules-skills-and-wishes
      open-shift-offered-by-qualification-cost-and-fairness retail-store-task-list-that-fits-the-hours`,
    expected: 'UKG, Zebra Technologies, Blue Yonder',
  },
  'operations control of an airline': {
    sector: 'airlines',
    needs: `airline-discretionary-fuel-advice airline-load-control-and-loadsheet
      airline-recovery-options-aircraft-crew airline-turnaround-milestones-from-cameras
      airline-reaccommodation-after-cancellation`,
    expected: 'Lufthansa Systems, Jeppesen ForeFlight',
  },
};
