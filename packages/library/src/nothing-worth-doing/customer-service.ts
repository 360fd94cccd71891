import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInCustomerService: NothingWorthDoing = [
  [
    'APQC PCF 6.3.3.2 Negotiate recoveries with suppliers',
    'Quality and purchasing sit across from the supplier with the parts on the table.',
  ],
  [
    'APQC PCF 6.3.4.1.2 Create customer profile',
    'A by-product of the first order or the registration, without work of its own.',
  ],
];
