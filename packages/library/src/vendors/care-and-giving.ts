import { directoryVendors } from './directory-vendors.ts';

/** Care homes, home care, donors and volunteers. */
export const careAndGiving = [
  ...directoryVendors('Social care', [
    {
      id: '2b97edeb-918a-44c7-aa66-29949ee45378',
      name: 'PointClickCare',
      overview:
        'Most nursing homes of North America write their charts in PointClickCare. It grew from billing for long-term care into orders, medication and the exchange of records with hospitals.',
      headquarters: 'Mississauga, Canada',
      founded: null,
      website: 'https://pointclickcare.com',
      capabilities: [
        'Keep care records and care plans of nursing home residents',
        'Give medication by electronic medication administration record',
        'Bill residents and payers of long-term care',
        'Document care at the point of care',
        'Exchange records with hospitals at transfer',
      ],
      products: [
        ['PointClickCare EHR', 'Resident records, orders and care planning for nursing homes', 'Care records'],
        ['Point of Care', 'Documentation by caregivers on the floor', 'Care records'],
        ['eMAR', 'Medication rounds with due doses and signatures', 'Medication'],
        ['Nutrition Management', 'Diets, menus and tray tickets of residents', 'Nutrition'],
      ],
      ai: [],
    },
    {
      id: '1e4560f2-2eb1-42d1-94e1-2a35a5a460e0',
      name: 'MatrixCare',
      overview:
        'MatrixCare, from Minnesota and owned by ResMed since 2018, sells separate lines for skilled nursing, senior living, home health and private home care. Chains that run several of them buy it to see one person across them.',
      headquarters: 'Bloomington, Minnesota',
      founded: null,
      website: 'https://www.matrixcare.com',
      capabilities: [
        'Keep care plans and resident care records in nursing homes and senior living',
        'Schedule home care visits and caregivers',
        'Verify home care visits electronically',
        'Bill care to payers and residents',
        'Manage resident admission and inquiries',
      ],
      products: [
        [
          'MatrixCare Skilled Nursing',
          'Records, medication rounds, orders and billing of nursing homes',
          'Care records',
        ],
        ['MatrixCare Senior Living', 'Assessments, care plans and resident billing', 'Senior living'],
        ['MatrixCare Home Health and Hospice', 'Visits, charts and claims of home nursing', 'Home care'],
        ['MatrixCare Home Care', 'Caregiver scheduling and visit verification', 'Home care'],
      ],
      ai: [],
    },
    {
      id: '24b3f33b-abcb-4872-8788-0dec4657d1d0',
      name: 'MEDIFOX DAN',
      overview:
        'Two German makers of nursing software, one for ambulatory services and one for homes, merged into MEDIFOX DAN, which ResMed bought in 2022. Its rounds, records and billing follow the rules of German care insurance.',
      headquarters: 'Hildesheim, Germany',
      founded: null,
      website: 'https://www.medifoxdan.de',
      capabilities: [
        'Plan tours of home care services',
        'Keep care documentation and care planning',
        'Bill care to care insurance funds and residents',
        'Roster carers by qualification',
        'Manage admission of residents',
      ],
      products: [
        ['MD Ambulant', 'Tours, records and billing of home care services', 'Home care'],
        ['MD Stationär', 'Records, medication, rosters and billing of care homes', 'Care records'],
        ['MD Tagespflege', 'Places, rides and billing of day care', 'Day care'],
      ],
      ai: [],
    },
    {
      id: '341cf241-e03a-4ca3-857e-73076c909c70',
      name: 'Birdie',
      overview:
        'Birdie began in London in 2017 with an app in which home carers note visits and families read along. Rosters and invoices from the same visits came later; its customers are British home care agencies.',
      headquarters: 'London, United Kingdom',
      founded: '2017',
      website: 'https://www.birdie.care',
      capabilities: [
        'Roster carers and schedule home care visits',
        'Record care visits with eMAR',
        'Keep care plans and assessments of home care clients',
        'Invoice home care visits and pay carers',
        'Prepare care inspection evidence',
      ],
      products: [
        ['Birdie Care Management', 'Care plans, visit records and medication', 'Care records'],
        ['Birdie Rostering', 'Runs, visits and carer availability', 'Home care'],
        ['Birdie Finance', 'Invoices and pay from delivered visits', 'Billing'],
      ],
      ai: [],
    },
    {
      id: 'e115d059-6b13-49b9-814a-2899a40e11e1',
      name: 'WellSky',
      alsoFor: ['Hospitals'],
      overview:
        'WellSky, known as Mediware until 2018, bought its way through care outside hospitals: home health, hospice, personal care agencies and referral. CarePort, added in 2020, sends patients from hospitals to places that can take them.',
      headquarters: 'Overland Park, Kansas',
      founded: null,
      website: 'https://wellsky.com',
      capabilities: [
        'Schedule caregivers of home care agencies',
        'Verify visits electronically and bill care',
        'Chart home health and hospice visits',
        'Match referrals from hospitals with care homes',
        'Track outcomes of post-acute care',
      ],
      products: [
        ['WellSky Personal Care', 'Scheduling, visits and billing of home care agencies', 'Home care'],
        ['WellSky Home Health', 'Charts and claims of home nursing', 'Home care'],
        ['WellSky Hospice and Palliative', 'Records and visits at the end of life', 'Hospice'],
        ['CarePort', 'Referrals from hospitals to post-acute care', 'Referral'],
      ],
      ai: [],
    },
  ]),
  ...directoryVendors('Nonprofits', [
    {
      id: '86b1810d-8809-4d11-bca7-b2225ba2e224',
      name: 'Blackbaud',
      alsoFor: ['Education'],
      overview:
        'Blackbaud has sold donor databases since the eighties and fund accounting soon after. Charities, universities and hospitals raise gifts with it, and givers meet it as JustGiving.',
      headquarters: 'Charleston, South Carolina',
      founded: '1981',
      website: 'https://www.blackbaud.com',
      capabilities: [
        'Process donations and keep donor records',
        'Run fundraising campaigns and appeals to donors',
        'Collect recurring gifts and membership dues',
        'Account for restricted funds of nonprofits',
        'Award and follow grants',
        'Run peer-to-peer fundraising events',
      ],
      products: [
        ["Raiser's Edge NXT", 'Donors, gifts, appeals and major givers', 'Fundraising'],
        ['Financial Edge NXT', 'Fund accounting for nonprofits', 'Fund accounting'],
        ['Luminate Online', 'Online donations, mailings and advocacy', 'Fundraising'],
        ['eTapestry', 'Donor database for small charities', 'Fundraising'],
        ['Blackbaud Grantmaking', 'Grant applications, awards and reports of grantees', 'Grants'],
        ['JustGiving', 'Pages on which people raise gifts for a charity', 'Fundraising'],
      ],
      ai: [['Prospect Insights', 'Find supporters who may give a major gift', 'Predictive AI']],
    },
    {
      id: '7f5bfd33-0edf-41c9-bff0-274e1ba7e9de',
      name: 'Bonterra',
      overview:
        'Four American companies for the social sector were joined under the name Bonterra: one for fundraising, one for case work, one for company giving and one for small charities. Programs and supporters can thus be kept by one supplier.',
      headquarters: 'Austin, Texas',
      founded: null,
      website: 'https://www.bonterratech.com',
      capabilities: [
        'Manage cases of clients of social programs',
        'Raise donations and mobilize supporters',
        'Recruit and schedule volunteers',
        'Run grantmaking and employee giving of companies',
        'Report impact of programs to funders',
      ],
      products: [
        ['EveryAction', 'Donors, advocacy and volunteers', 'Fundraising'],
        ['Apricot', 'Case files and outcomes of social programs', 'Case management'],
        ['CyberGrants', 'Grantmaking and employee giving', 'Grants'],
        ['Network for Good', 'Donations and donor records of small charities', 'Fundraising'],
      ],
      ai: [],
    },
    {
      id: '6426452b-0c6d-4a8f-a4bc-533260dccc9c',
      name: 'Bloomerang',
      overview:
        'Bloomerang, of Indianapolis, built its donor database around one figure, the share of donors who give again. Event giving came with Qgiv in 2024 and volunteers with InitLive.',
      headquarters: 'Indianapolis, Indiana',
      founded: '2012',
      website: 'https://bloomerang.com',
      capabilities: [
        'Keep donor records and retain donors',
        'Book donations to funds, send receipts and thank donors',
        'Recruit, screen and schedule volunteers',
        'Run fundraising events and auctions',
        'Segment donors for appeals',
        'Collect recurring gifts and retry those that failed',
      ],
      products: [
        ['Bloomerang Donor Management', 'Donors, gifts and retention', 'Fundraising'],
        ['Bloomerang Volunteer', 'Volunteer sign-up, shifts and messages', 'Volunteers'],
        ['Qgiv', 'Donation forms, events and auctions', 'Fundraising'],
      ],
      ai: [],
    },
  ]),
];
