import type { PackEntry } from '../../industry-pack.ts';

export const diagnosticsAndPharmacy: readonly PackEntry[] = [
  [
    '5',
    'Diagnostics',
    'Laboratory, imaging and pathology answer the ward’s questions, quickly for the emergency room and reliably for everyone.',
  ],
  [
    '5.1',
    'Laboratory medicine',
    'Tubes are drawn, labeled, transported, analyzed and released, with critical values telephoned at once.',
  ],
  [
    '5.1.1',
    'Collect and receive specimens',
    'Phlebotomists draw by the morning list, label at the bedside and send tubes by pneumatic post; reception rejects clotted or unlabeled ones.',
    {
      nothing:
        'Barcode at the bedside and track in the laboratory do what systems can; the rest is drawing blood well.',
    },
  ],
  [
    '5.1.2',
    'Analyze and release results',
    'Technologists watch analyzers and controls, rerun doubtful values and validate results against earlier ones before the ward sees them.',
    ['hospital-lab-autoverification-and-delta-rules'],
  ],
  [
    '5.1.3',
    'Provide blood products',
    'The blood bank types and crossmatches, issues units to theater and ward, keeps the cold chain and reports transfusion reactions.',
    ['hospital-blood-units-from-order-to-transfusion'],
  ],
  [
    '5.1.4',
    'Culture and report microbiology',
    'Cultures grow for days; microbiologists identify germs, test resistance and call about positive blood cultures.',
    {
      nothing: 'Reading plates and advising on antibiotics is expert bench work; identification runs on the analyzer.',
    },
  ],
  [
    '5.2',
    'Medical imaging',
    'Radiology schedules, protocols, scans and reports, and tells the requesting doctor what cannot wait.',
  ],
  [
    '5.2.1',
    'Vet and protocol imaging requests',
    'Radiologists check indication, kidney function, pregnancy and implants, choose the protocol and send unjustified requests back.',
    {
      nothing:
        'Whether radiation is justified is the radiologist’s duty by law, a few seconds per request with the chart open.',
    },
  ],
  [
    '5.2.2',
    'Perform examinations',
    'Radiographers position, inject contrast and scan, and decide on an extra sequence while the patient is on the table.',
    {
      nothing:
        'Positioning and reassuring a person on the table is skilled handwork at a machine that optimizes itself.',
    },
  ],
  [
    '5.2.3',
    'Read images and report findings',
    'Radiologists work down the list of studies, compare with earlier ones, dictate and phone unexpected findings.',
    ['hospital-imaging-worklist-priority-and-followup'],
  ],
  [
    '5.3',
    'Pathology',
    'Tissue becomes a slide, the slide a diagnosis, and the diagnosis the ground of every cancer therapy.',
  ],
  [
    '5.3.1',
    'Process tissue to slides',
    'Histology technicians cut up, embed, section and stain specimens, with case and block numbers that may never be swapped.',
    { nothing: 'Cutting three-micron sections is handwork; labels are already printed at each station.' },
  ],
  [
    '5.3.2',
    'Diagnose and issue pathology reports',
    'Pathologists read slides, order further stains and write a synoptic report with stage and margins for the tumor board.',
    ['hospital-tumor-board-case-preparation', 'hospital-registry-and-quality-data-abstraction'],
  ],
  [
    '6',
    'Pharmacy and medication',
    'From the home list to the last dose each drug is ordered, checked, made, dispensed, given and accounted for.',
  ],
  [
    '6.1',
    'Ordering and clinical pharmacy',
    'Physicians prescribe, pharmacists question, and both try not to harm a kidney that works at half strength.',
  ],
  [
    '6.1.1',
    'Reconcile home medication',
    'Pharmacy technicians ask patient, family, pharmacy and old letters which drugs are really taken, and the doctor decides what continues.',
    ['hospital-medication-reconciliation-at-admission'],
  ],
  [
    '6.1.2',
    'Review medication orders',
    'Clinical pharmacists screen orders for dose, interaction, level and duplication, and call prescribers about the few that matter.',
    ['hospital-medication-order-check-by-pharmacy'],
  ],
  [
    '6.2',
    'Dispensing and stock',
    'The central pharmacy fills cabinets and unit doses, compounds in the clean room and copes with shortages.',
  ],
  [
    '6.2.1',
    'Compound infusions and chemotherapy',
    'Technicians in isolators prepare patient-specific bags by protocol, weight and double check.',
    { nothing: 'Aseptic handwork under double check; gravimetric control is part of the isolator that is bought.' },
  ],
  [
    '6.2.2',
    'Stock wards and dispensing cabinets',
    'Pharmacy assistants top up par levels, remove expired packs and adjust cabinets to what a ward now uses.',
    ['kanban-and-consignment-signals', 'planning-parameters-from-history'],
  ],
  [
    '6.2.3',
    'Bridge drug shortages',
    'Buyers and pharmacists hear that a product runs out, look for alternatives, change order sets and tell prescribers in time.',
    ['hospital-drug-shortage-substitution-plan'],
  ],
  [
    '6.2.4',
    'Account for controlled drugs',
    'Narcotics are counted by two nurses at each shift, wastage witnessed, and differences between cabinet and chart looked into.',
    ['hospital-controlled-drug-reconciliation-and-diversion'],
  ],
  [
    '6.2.5',
    'Give medication at the bedside',
    'Nurses prepare the round, scan wristband and drug, give it and chart why a dose was refused or late.',
    {
      nothing:
        'Scanning at the bedside closes the loop where it is bought; then the round is nursing, not clerical work.',
    },
  ],
];
