import { directoryVendors } from './directory-vendors.ts';

/** Checkout, online trade and product discovery. */
export const retailCommerce = directoryVendors('Retail', [
  {
    id: '00be4b8a-6843-46a2-948f-6ebc6841d91c',
    name: 'Toshiba Global Commerce Solutions',
    overview:
      'Toshiba Tec took over the store systems of IBM and formed this company, which supplies tills, self-checkouts and checkout software to large grocers and chains. Maintenance of store equipment is part of the business.',
    headquarters: 'Durham, North Carolina',
    founded: '2012',
    website: 'https://commerce.toshiba.com',
    capabilities: [
      'Process sales at the point of sale',
      'Run self-checkout',
      'Detect theft and missed scans at checkout',
      'Manage promotions at checkout',
      'Monitor and maintain store equipment',
      'Connect store systems by API',
    ],
    products: [
      ['ELERA Commerce Platform', 'Checkout services built as microservices', 'Point of sale'],
      ['TCx', 'Point-of-sale hardware', 'Devices'],
      ['MxP', 'Modular self-service devices', 'Self-checkout'],
      ['Self Checkout System 7', 'Self-checkout lanes', 'Self-checkout'],
    ],
    ai: [
      ['ELERA Security Suite', 'Detect missed scans and swapped labels by camera', 'Computer vision'],
      ['Produce recognition', 'Recognize fruit and vegetables at the scale', 'Computer vision'],
      ['Device health prediction', 'Predict failure of store equipment', 'Predictive AI'],
    ],
  },
  {
    id: '6ea490a0-5cad-4f34-8b61-af351032d5d6',
    name: 'NCR Voyix',
    alsoFor: ['Hospitality'],
    overview:
      'NCR Voyix carries on the retail and restaurant business of the former National Cash Register company, whose bank machines went to Atleos. Software, payments and services are centered on the checkout.',
    headquarters: 'Atlanta, Georgia',
    founded: '1884',
    website: 'https://www.ncrvoyix.com',
    capabilities: [
      'Process sales at the point of sale',
      'Run self-checkout',
      'Accept card payments at merchants',
      'Run loyalty programs',
      'Take restaurant orders',
      'Monitor and maintain store equipment',
      'Detect theft and missed scans at checkout',
      'Balance tills and explain cash differences',
    ],
    products: [
      ['Voyix Commerce Platform', 'Services for selling across lanes and channels', 'Point of sale'],
      ['NCR Emerald', 'Point of sale for grocers', 'Point of sale'],
      ['Aloha', 'Point of sale for restaurants', 'Point of sale'],
      ['NCR Voyix self-checkout', 'Self-checkout software and lanes', 'Self-checkout'],
    ],
    ai: [
      ['Picklist Assist', 'Recognize produce at self-checkout', 'Computer vision'],
      ['Checkout loss detection', 'Detect missed scans by camera', 'Computer vision'],
    ],
  },
  {
    id: 'f603096e-fc71-456a-bc83-48714359b258',
    name: 'Shopify',
    overview:
      'Shopify began as an online shop for snowboards and rents out the software for selling on the web, in stores and through other channels. Payments, shipping and lending to merchants are attached.',
    headquarters: 'Ottawa, Ontario, Canada',
    founded: '2006',
    website: 'https://www.shopify.com',
    capabilities: [
      'Sell products in an online shop',
      'Process sales at the point of sale',
      'Accept card payments at merchants',
      'Manage product and stock data',
      'Orchestrate customer orders from promise to delivery',
      'Automate merchant workflows',
      'Process returns and exchanges',
      'Detect fraud in orders',
    ],
    products: [
      ['Shopify Plus', 'Commerce for larger merchants', 'Electronic commerce'],
      ['Shopify POS', 'Selling in stores', 'Point of sale'],
      ['Shopify Payments', 'Acceptance of cards and wallets', 'Payments'],
      ['Shopify Flow', 'Triggers and actions in shop administration', 'Workflow'],
      ['Shop Pay', 'Accelerated checkout', 'Payments'],
    ],
    ai: [
      ['Sidekick', 'Answer merchants’ questions and carry out shop tasks', 'Agentic AI'],
      ['Shopify Magic', 'Generate product texts, e-mails and images', 'Generative AI'],
      ['Agentic storefronts', 'Offer products within AI assistants', 'Agentic AI'],
      ['Order fraud analysis', 'Score orders for fraud', 'Predictive AI'],
    ],
  },
  {
    id: 'd86aa76f-65fa-4a0d-8c79-5f0e23f90b7d',
    name: 'commercetools',
    overview:
      'commercetools provides carts, catalogs, prices and orders as interfaces without a fixed shop front. Retailers, brands and business-to-business sellers compose their own channels from them.',
    headquarters: 'Munich, Germany',
    founded: '2006',
    website: 'https://commercetools.com',
    capabilities: [
      'Sell products in an online shop',
      'Manage product and price data',
      'Manage carts, checkout and orders',
      'Connect commerce systems by API',
      'Sell to business customers with contracts and quotes',
      'Process sales at the point of sale',
    ],
    products: [
      ['Composable Commerce', 'Catalog, cart, price and order interfaces', 'Electronic commerce'],
      ['commercetools Frontend', 'Shop fronts and their editing', 'Electronic commerce'],
      ['commercetools Checkout', 'Checkout pages and payment connections', 'Electronic commerce'],
      ['commercetools InStore', 'Cart and checkout for staff in stores', 'Point of sale'],
    ],
    ai: [
      ['Commerce MCP', 'Let agents search products and fill carts', 'Agentic AI'],
      ['AgenticLift', 'Add agent-based selling to an existing shop', 'Agentic AI'],
      ['Developer assistance', 'Answer developers’ questions and generate code', 'Generative AI'],
    ],
  },
  {
    id: '52e8678d-97c2-4034-9245-c3b67a8518b2',
    name: 'Bloomreach',
    overview:
      'Bloomreach combines product search, marketing messages and content for online shops. Shopper behavior and catalog data feed all three.',
    headquarters: 'Mountain View, California',
    founded: '2009',
    website: 'https://www.bloomreach.com',
    capabilities: [
      'Search and recommend products',
      'Set up and send marketing campaigns',
      'Personalize web and app content',
      'Unify customer data of many systems',
      'Advise shoppers by conversation',
      'Segment customers',
    ],
    products: [
      ['Discovery', 'Search, merchandising and recommendations', 'Product discovery'],
      ['Engagement', 'E-mail, messages and web personalization', 'Marketing'],
      ['Content', 'Headless content management', 'Content management'],
    ],
    ai: [
      ['Loomi AI', 'Predict intent, rank products and generate campaigns', 'Predictive AI'],
      ['Conversational shopping', 'Advise shoppers and answer product questions', 'Conversational AI'],
      ['Marketing agents', 'Plan and build campaigns from a stated goal', 'Agentic AI'],
    ],
  },
]);
