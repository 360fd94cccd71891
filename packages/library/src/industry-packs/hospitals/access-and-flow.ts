import type { PackEntry } from '../../industry-pack.ts';

export const accessAndFlow: readonly PackEntry[] = [
  [
    '1',
    'Patient access',
    'Referrals, appointments and registration bring the right patient to the right clinic, prepared, identified and covered by a payer.',
  ],
  [
    '1.1',
    'Referrals and outpatient scheduling',
    'Referral letters arrive from practices and other hospitals; clinic staff rank them, book slots and keep the waiting list honest.',
  ],
  [
    '1.1.1',
    'Triage referral letters',
    'Secretaries sort faxes, portal entries and mail by specialty, and a senior physician marks each as urgent, routine or back to the referrer.',
    ['hospital-referral-letter-triage'],
  ],
  [
    '1.1.2',
    'Book outpatient appointments',
    'Schedulers match visit type, physician template, interpreter and equipment with the patient’s dates, and send the instructions for the day.',
    ['hospital-outpatient-slot-refill-and-no-show', 'cancelled-appointments-refilled-from-waiting-list'],
  ],
  [
    '1.1.3',
    'Answer patients’ calls and portal messages',
    'The switchboard and clinic desks tell callers about times, preparation, results and bills, and pass medical questions to a nurse.',
    ['hospital-patient-phone-and-portal-line'],
  ],
  [
    '1.1.4',
    'Hold specialist clinics',
    'Physicians see outpatients in fifteen-minute slots, examine, explain, order tests and dictate the letter to the referring doctor.',
    ['hospital-ambient-visit-and-nursing-notes'],
  ],
  [
    '1.2',
    'Preadmission and registration',
    'Before an elective stay the file is completed: identity, history, consent, cover and everything that would otherwise stop the day of surgery.',
  ],
  [
    '1.2.1',
    'Prepare elective patients for their stay',
    'The preadmission clinic collects questionnaires, medication, blood values and anesthesia assessment, and calls the patient about fasting and blood thinners.',
    ['hospital-preadmission-from-patients-phone', 'hospital-medication-reconciliation-at-admission'],
  ],
  [
    '1.2.2',
    'Register patients and verify cover',
    'Admission clerks check identity and insurance card, print the wristband, have consents signed and merge duplicate records.',
    ['hospital-preadmission-from-patients-phone'],
  ],
  [
    '1.2.3',
    'Obtain payer authorization',
    'Staff ask the payer to approve planned surgery, imaging or drugs, attach notes and images, and wait on hold for an approval number.',
    ['hospital-payer-authorization-status-agent'],
  ],
  [
    '1.2.4',
    'Estimate cost and screen for financial aid',
    'Financial counselors tell uninsured and high-deductible patients what they will owe and help them apply for charity care or public cover.',
    ['hospital-patient-bill-estimate-and-aid-screening'],
  ],
  [
    '2',
    'Emergency care and patient flow',
    'Unplanned arrivals are triaged, treated and placed while bed managers find room for them among planned patients.',
  ],
  [
    '2.1',
    'Emergency department',
    'Walk-ins and ambulances are sorted by urgency within minutes and leave the department treated, observed or admitted.',
  ],
  [
    '2.1.1',
    'Triage arriving emergencies',
    'A triage nurse takes complaint and vital signs, gives a category by the triage scale and sends the patient to resuscitation, a cubicle or the waiting room.',
    {
      nothing:
        'Triage is two minutes of a trained nurse looking at a person; a wrong suggestion there costs more than it saves.',
    },
  ],
  [
    '2.1.2',
    'Assess and treat in the emergency department',
    'Emergency physicians examine, order blood and imaging, call the specialist on duty and decide between home, observation and ward.',
    ['hospital-ambient-visit-and-nursing-notes'],
  ],
  [
    '2.1.3',
    'Receive ambulances and trauma alerts',
    'The resuscitation team assembles on a pre-alert from the control center, takes the handover at the stretcher and starts the trauma protocol.',
    {
      nothing:
        'A team of eight around one stretcher works by drill and voice; the alert itself already reaches their pagers.',
    },
  ],
  [
    '2.1.4',
    'Forecast arrivals and staff the department',
    'The department manager sets shifts and surge calls by weekday, season, events and infection waves in the city.',
    ['hospital-emergency-arrivals-and-ward-demand-forecast'],
  ],
  [
    '2.2',
    'Bed management and discharge',
    'Every stay ends somewhere: bed managers, ward nurses and social workers turn discharge intentions into free, clean beds before noon.',
  ],
  [
    '2.2.1',
    'Assign beds',
    'The bed manager places emergency and elective patients by specialty, sex, isolation and nursing skill, walking from ward to ward for the true number of free beds.',
    ['hospital-bed-assignment-with-discharge-prediction'],
  ],
  [
    '2.2.2',
    'Move patients and clean beds',
    'Porters take patients to imaging, theater and ward; cleaning crews turn the bed after discharge and report it ready.',
    ['hospital-transport-and-cleaning-dispatch'],
  ],
  [
    '2.2.3',
    'Arrange care after discharge',
    'Case managers and social workers look for rehabilitation, nursing homes and home care with the family, and fill in each provider’s request form.',
    ['hospital-post-acute-placement-coordinator'],
  ],
  [
    '2.2.4',
    'Write discharge letters',
    'Residents sum up diagnoses, course, findings and medication for the family doctor on the morning when the patient goes.',
    ['hospital-discharge-letter-draft-from-record'],
  ],
  [
    '2.2.5',
    'Transfer patients between hospitals',
    'The duty physician telephones for a neurosurgical or intensive bed elsewhere, sends images and organizes transport with escort.',
    {
      nothing:
        'Two senior physicians agree by telephone, case by case; what they need is an answered phone, not a workflow.',
    },
  ],
];
