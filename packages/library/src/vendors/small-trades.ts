import { directoryVendors } from './directory-vendors.ts';

/** Salons, car repair shops and gyms. */
export const smallTrades = [
  ...directoryVendors('Hair and beauty salons', [
    {
      id: 'af03f915-d3aa-4647-affb-7876b3426e0c',
      name: 'Phorest',
      overview:
        'Irish and British salons keep their appointment book, their till and the texts that bring clients back in Phorest. Hair, beauty and aesthetic clinics use it, in the United States too.',
      headquarters: 'Dublin, Ireland',
      founded: '2003',
      website: 'https://www.phorest.com',
      capabilities: [
        'Book salon appointments online and by phone',
        'Remind clients and reduce no-shows',
        'Take payments and deposits at the salon till',
        'Bring lapsed clients back by text and mail',
        'Keep color formulas and client consent forms',
        'Count and reorder salon products',
        'Set slot lengths by hair service and stylist, with processing time',
      ],
      products: [
        ['Phorest Salon Software', 'Book, clients, till and stock', 'Salon management'],
        ['PhorestPay', 'Card payments and deposits', 'Payments'],
        ['PhorestGo', 'Book and client cards on the phone', 'Mobile work'],
        ['Online booking', 'Appointments by website and own app', 'Booking'],
      ],
      ai: [],
    },
    {
      id: '3d8c859a-e2b7-4fa6-b63e-c691f941562f',
      name: 'Fresha',
      overview:
        'Fresha lists barbers, nail bars and spas on a marketplace and charges for new clients and card payments rather than for the calendar. It started in London under the name Shedul.',
      headquarters: 'London, United Kingdom',
      founded: '2015',
      website: 'https://www.fresha.com',
      capabilities: [
        'Book beauty appointments on a marketplace',
        'Run the appointment calendar of a salon',
        'Charge deposits and no-show fees',
        'Sell vouchers and memberships of a salon',
        'Roster staff and work out commissions',
      ],
      products: [
        ['Fresha for business', 'Calendar, clients, till and team', 'Salon management'],
        ['Fresha Marketplace', 'Search and booking by consumers', 'Booking'],
        ['Fresha Payments', 'Deposits, terminals and tips', 'Payments'],
      ],
      ai: [],
    },
    {
      id: '9953ef74-a490-43ae-be26-e1911894c5a9',
      name: 'Zenoti',
      alsoFor: ['Fitness and sports studios'],
      overview:
        'Chains of spas and salons with many centers run bookings, memberships and inventory on Zenoti, from Washington State with much of its staff in Hyderabad. Medical spas and gyms came after.',
      headquarters: 'Bellevue, Washington',
      founded: '2010',
      website: 'https://www.zenoti.com',
      capabilities: [
        'Schedule guests, therapists and rooms across salon centers',
        'Sell and bill memberships, packages and gift cards',
        'Consolidate inventory and purchasing of a chain',
        'Pay therapists by commissions and tips',
        'Answer missed calls and messages of guests',
        'Set slot lengths by hair service and stylist, with processing time',
      ],
      products: [
        ['Zenoti', 'Bookings, till, stock and reports of chains', 'Salon management'],
        ['Zenoti Mobile', 'Own-brand apps of guests and therapists', 'Mobile work'],
        ['Zenoti Payments', 'Cards on file, tips and deposits', 'Payments'],
      ],
      ai: [['HyperConnect', 'Answer and book from missed calls and texts', 'Agentic AI']],
    },
  ]),
  ...directoryVendors('Car repair shops', [
    {
      id: '92b7546c-eddc-4e82-be6a-fb735228ff7a',
      name: 'Mitchell 1',
      overview:
        'Flat-rate hours and wiring diagrams of Mitchell 1 stand in American workshops since paper manuals; it belongs to Snap-on. Estimates written in Manager SE draw on the same labor times.',
      headquarters: 'San Diego, California',
      founded: '1918',
      website: 'https://mitchell1.com',
      capabilities: [
        'Look up repair procedures and wiring diagrams',
        'Estimate repair labor and parts',
        'Write repair orders and invoices',
        'Schedule vehicles in a workshop',
        'Follow up vehicle owners for due service',
      ],
      products: [
        ['ProDemand', 'Repair information, diagrams and probable fixes', 'Repair information'],
        ['Manager SE', 'Estimates, repair orders and invoices', 'Shop management'],
        ['SocialCRM', 'Reminders and reviews of workshop customers', 'Customer contact'],
      ],
      ai: [],
    },
    {
      id: 'bed12ec9-13f6-4640-bdcc-ef8a7a21212c',
      name: 'ALLDATA',
      overview:
        'AutoZone owns ALLDATA, which republishes the service documents of car makers for independent garages and body shops. Mechanics search unedited manufacturer procedures by vehicle.',
      headquarters: 'Elk Grove, California',
      founded: '1986',
      website: 'https://www.alldata.com',
      capabilities: [
        'Look up manufacturer repair procedures',
        'Find collision repair and calibration steps',
        'Estimate labor times of repairs',
        'Write estimates and repair orders',
        'Read fault codes of vehicles',
      ],
      products: [
        ['ALLDATA Repair', 'Service documents of car makers', 'Repair information'],
        ['ALLDATA Collision', 'Body, structure and calibration procedures', 'Collision repair'],
        ['ALLDATA Manage Online', 'Estimates, orders and parts', 'Shop management'],
        ['ALLDATA Diagnostics', 'Scan tool with procedures attached', 'Diagnostics'],
      ],
      ai: [],
    },
    {
      id: 'bf1d6eeb-abc8-4986-8520-1ef903e4affa',
      name: 'TecAlliance',
      alsoFor: ['Wholesale'],
      overview:
        'Parts makers jointly feed TecAlliance, whose TecDoc catalog tells which brake disc fits which car. Wholesalers, workshops and web shops across Europe order by its numbers.',
      headquarters: 'Ismaning, Germany',
      founded: '2013',
      website: 'https://www.tecalliance.net',
      capabilities: [
        'Identify spare parts by vehicle',
        'Publish parts data of suppliers',
        'Look up maintenance schedules and repair times',
        'Order parts between workshop and wholesaler',
        'Claim warranty of parts',
      ],
      products: [
        ['TecDoc Catalog', 'Parts by vehicle, brand and number', 'Parts catalog'],
        ['TecRMI', 'Repair and maintenance information', 'Repair information'],
        ['TecCom', 'Orders and invoices between parts makers and dealers', 'Ordering'],
        ['PMA', 'Parts data management for suppliers', 'Product data'],
      ],
      ai: [],
    },
  ]),
  ...directoryVendors('Fitness and sports studios', [
    {
      id: '1bd1e649-245a-4983-b0c1-6510170c56ca',
      name: 'Mindbody',
      alsoFor: ['Hair and beauty salons'],
      overview:
        'Yoga, pilates and cycling studios publish classes and take bookings in Mindbody, and consumers find them in its app. ClassPass joined in 2021.',
      headquarters: 'San Luis Obispo, California',
      founded: '2001',
      website: 'https://www.mindbodyonline.com',
      capabilities: [
        'Book classes and appointments of studios',
        'Bill memberships and class packs',
        'Roster instructors and pay them by class',
        'Win members back by messages',
        'Fill empty places by a marketplace',
      ],
      products: [
        ['Mindbody', 'Classes, clients, billing and staff', 'Studio management'],
        ['Mindbody app', 'Search and booking by consumers', 'Booking'],
        ['Messenger[ai]', 'Two-way texts with clients', 'Customer contact'],
        ['ClassPass', 'Credits for classes of many studios', 'Marketplace'],
      ],
      ai: [['Answering of missed calls', 'Reply to callers by text and book classes', 'Conversational AI']],
    },
    {
      id: '234a7bbb-4a90-4e1b-90ef-bdf5813edc73',
      name: 'ABC Fitness',
      overview:
        'Dues of American gym chains are drawn through ABC Fitness, once a billing service in Arkansas. Boutique boxes use Glofox, and coaches Trainerize, both bought later.',
      headquarters: 'Sherwood, Arkansas',
      founded: '1981',
      website: 'https://abcfitness.com',
      capabilities: [
        'Collect gym membership dues',
        'Enroll and freeze gym members',
        'Control access at the turnstile',
        'Book classes and personal training',
        'Coach members by app',
        'Draw bounced debits of membership fees again, sorted by cause',
        'Pause (freeze membership), change and cancel memberships by the rule of the contract',
        'Follow up trial visits and trial members of the gym',
      ],
      products: [
        ['ABC Ignite', 'Members, agreements and dues of clubs', 'Club management'],
        ['ABC Glofox', 'Classes and members of boutique studios', 'Studio management'],
        ['ABC Trainerize', 'Workouts, habits and messages of coaches', 'Coaching'],
      ],
      ai: [],
    },
    {
      id: '7d6a1448-8342-481d-858c-9d1874dea754',
      name: 'Virtuagym',
      overview:
        'Amsterdam brothers built Virtuagym around a workout app that clubs brand as their own. Member contracts, check-in and invoices for gyms joined it.',
      headquarters: 'Amsterdam, Netherlands',
      founded: '2008',
      website: 'https://virtuagym.com',
      capabilities: [
        'Manage gym members, contracts and invoices',
        'Book group lessons and trainers',
        'Give members workout and nutrition plans',
        'Check members in at the door, and notice those who stay away',
        'Run challenges and an online community',
        'Member retention: notice members who fade away by their pattern',
      ],
      products: [
        ['Virtuagym Business', 'Members, contracts, billing and check-in', 'Club management'],
        ['Virtuagym Coaching', 'Plans and progress by trainer', 'Coaching'],
        ['Virtuagym app', 'Workouts and bookings under the brand of the club', 'Member app'],
      ],
      ai: [['AI Coach', 'Put together workout plans from goals and progress', 'Generative AI']],
    },
  ]),
];
