interface Occupation {
  /** Standard Occupational Classification, as "43-3031". */
  code: string;
  title: string;
  /** Annual mean wage in US dollars. */
  meanWage: number;
}

/** What the people of the playbooks earn. Source: US Bureau of Labor Statistics, OEWS May 2021, national, A_MEAN. */
export const OCCUPATIONS = {
  buyer: occupation('13-1020', 'Buyers and Purchasing Agents', 72_540),
  claimsAdjuster: occupation('13-1031', 'Claims Adjusters, Examiners, and Investigators', 70_960),
  autoDamageAppraiser: occupation('13-1032', 'Insurance Appraisers, Auto Damage', 68_180),
  complianceOfficer: occupation('13-1041', 'Compliance Officers', 75_810),
  hrSpecialist: occupation('13-1071', 'Human Resources Specialists', 70_720),
  propertyAppraiser: occupation('13-2020', 'Property Appraisers and Assessors', 70_050),
  creditAnalyst: occupation('13-2041', 'Credit Analysts', 88_030),
  underwriter: occupation('13-2053', 'Insurance Underwriters', 79_940),
  loanOfficer: occupation('13-2072', 'Loan Officers', 80_570),
  networkSupportSpecialist: occupation('15-1231', 'Computer Network Support Specialists', 71_350),
  userSupportSpecialist: occupation('15-1232', 'Computer User Support Specialists', 57_650),
  systemsAdministrator: occupation('15-1244', 'Network and Computer Systems Administrators', 91_250),
  industrialEngineer: occupation('17-2112', 'Industrial Engineers', 95_200),
  engineeringTechnician: occupation('17-3026', 'Industrial Engineering Technologists and Technicians', 61_230),
  paralegal: occupation('23-2011', 'Paralegals and Legal Assistants', 58_330),
  technicalWriter: occupation('27-3042', 'Technical Writers', 81_470),
  writer: occupation('27-3043', 'Writers and Authors', 81_120),
  collector: occupation('43-3011', 'Bill and Account Collectors', 41_280),
  billingClerk: occupation('43-3021', 'Billing and Posting Clerks', 42_750),
  accountingClerk: occupation('43-3031', 'Bookkeeping, Accounting, and Auditing Clerks', 45_140),
  procurementClerk: occupation('43-3061', 'Procurement Clerks', 44_930),
  customerService: occupation('43-4051', 'Customer Service Representatives', 39_070),
  loanClerk: occupation('43-4131', 'Loan Interviewers and Clerks', 44_910),
  hrAssistant: occupation('43-4161', 'Human Resources Assistants, Except Payroll and Timekeeping', 44_840),
  recordClerk: occupation('43-4199', 'Information and Record Clerks, All Other', 43_950),
  planningClerk: occupation('43-5061', 'Production, Planning, and Expediting Clerks', 52_220),
  dataEntryKeyer: occupation('43-9021', 'Data Entry Keyers', 35_940),
  desktopPublisher: occupation('43-9031', 'Desktop Publishers', 50_930),
  insuranceClerk: occupation('43-9041', 'Insurance Claims and Policy Processing Clerks', 45_790),
  maintenanceSupervisor: occupation(
    '49-1011',
    'First-Line Supervisors of Mechanics, Installers, and Repairers',
    73_590,
  ),
  machineryMechanic: occupation('49-9041', 'Industrial Machinery Mechanics', 58_780),
  inspector: occupation('51-9061', 'Inspectors, Testers, Sorters, Samplers, and Weighers', 44_810),
} as const;

function occupation(code: string, title: string, meanWage: number): Occupation {
  return { code, title, meanWage };
}
