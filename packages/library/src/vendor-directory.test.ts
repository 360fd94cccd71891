import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { REFERENCE_MODELS } from '@process-ai/contract/sectors';
import { VENDOR_DIRECTORY_NOTICE, VendorInput } from '@process-ai/contract/vendors';
import { industryInWords } from '@process-ai/domain/story-words/industries';
import { VENDOR_ALIASES } from '@process-ai/domain/vendor-names';
import { describe, expect, it } from 'vitest';
import type { DirectoryVendor } from './directory-vendor.ts';
import { directoryIndustry, findDirectoryVendor, loadVendorDirectory } from './vendor-directory.ts';

import { VENDOR_INDUSTRIES } from './vendors/vendor-industries.ts';

const FACTS = resolve(import.meta.dirname, '../../../../shared/data/vendors/sp500-constituents.csv');

/** Written as the list writes them, where our name is another. */
const LISTED_AS: Record<string, string> = {
  Adobe: 'Adobe Inc.',
  ADP: 'Automatic Data Processing',
  FICO: 'Fair Isaac',
  FIS: 'Fidelity National Information Services',
  Honeywell: 'Honeywell Technologies',
  'BlackRock Aladdin': 'BlackRock',
  Axon: 'Axon Enterprise',
  'Jack Henry': 'Jack Henry & Associates',
  "Moody's": "Moody's Corporation",
  MSCI: 'MSCI Inc.',
  NVIDIA: 'Nvidia',
  Oracle: 'Oracle Corporation',
  PTC: 'PTC Inc.',
  Trimble: 'Trimble Inc.',
  Verisk: 'Verisk Analytics',
  Workday: 'Workday, Inc.',
};

/** Where the list is out of date, and why. */
const MOVED: Record<string, string> = {
  Fiserv: 'The list says Brookfield; the company opened its Milwaukee head office in 2024.',
};

const vendors = await loadVendorDirectory();

/** In these every vendor has AI that is known for a fact; a specialist of another trade may have none. */
const WITH_AI: ReadonlySet<string> = new Set(VENDOR_INDUSTRIES.slice(0, 6));

/** Where it is at home; further industries follow. */
const homeOf = ({ industry }: DirectoryVendor) => industry?.split(', ')[0] ?? '';

describe('the curated directory', () => {
  it.each(['de', 'es', 'fr'] as const)(
    'has industries that files name in the words of their language: %s',
    (language) => {
      expect(VENDOR_INDUSTRIES.filter((industry) => industryInWords(industry, language) === industry)).toEqual([]);
      expect(industryInWords('Organ building', language)).toBe('Organ building');
    },
  );

  it('covers all industries, by name', () => {
    const counts = VENDOR_INDUSTRIES.map((industry) => vendors.filter((vendor) => homeOf(vendor) === industry).length);
    expect(counts).toEqual([76, 8, 18, 10, 12, 10, 8, 7, 4, 6, 5, 9, 5, 6, 7, 6, 10, 6, 3, 6, 5, 4, 3, 4, 3, 2, 2]);
    expect(vendors).toHaveLength(245);
    expect(vendors.map(({ name }) => name)).toEqual(
      vendors.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')),
    );
  });

  it('names nobody twice', () => {
    expect(repeated(vendors.map(({ id }) => id))).toEqual([]);
    expect(repeated(vendors.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(repeated(vendors.map(({ website }) => new URL(website ?? '').host))).toEqual([]);
  });

  it('can be stored as it is, with every field filled', () => {
    const stored = vendors.map((vendor) => ({ ...vendor, ...VendorInput.parse(vendor) }));
    expect(stored).toEqual(vendors);
    expect(vendors.flatMap(problemsOf)).toEqual([]);
  });

  it('leaves out no founding year but those it is not sure of', () => {
    const unsure = vendors.filter(({ founded }) => founded === null).map(({ name }) => name);
    expect(unsure).toEqual([
      ...[
        'Accelya',
        'Bonterra',
        'Cotiviti',
        'Ellucian',
        'H2O.ai',
        'HealthEdge',
        'Jitterbit',
        'Kore.ai',
        'Kraken',
        'MatrixCare',
        'MEDIFOX DAN',
        'nCino',
      ],
      ...['PointClickCare', 'Siemens Healthineers', 'Subex', 'Tekmetric', 'Thomson Reuters', 'TimeEdit', 'WellSky'],
    ]);
  });

  it('describes every vendor in words of its own, without praise', () => {
    expect(repeated(vendors.flatMap(sentencesOf))).toEqual([]);
    expect(alike(vendors, 0.25)).toEqual([]);
    const praise = /\b(leading|innovative|world-class|cutting-edge|seamless|robust|powerful|best-in-class|trusted)\b/i;
    expect(vendors.filter((vendor) => praise.test(JSON.stringify(vendor))).map(({ name }) => name)).toEqual([]);
  });

  it('has vendors at home in each sector, and says who wrote it', () => {
    for (const model of REFERENCE_MODELS) {
      const industry = directoryIndustry(model, '', null);
      if (industry !== null) expect(vendors.some((vendor) => homeOf(vendor) === industry)).toBe(true);
    }
    expect(VENDOR_DIRECTORY_NOTICE).toMatch(/Written by Process AI .*November 2026.*trademarks.*endorsed/);
  });
});

describe('finding a vendor', () => {
  it('by other names, each of one vendor', () => {
    const names = new Set(vendors.map(({ name }) => name));
    expect(Object.keys(VENDOR_ALIASES).filter((name) => !names.has(name))).toEqual([]);
    const aliases = Object.values(VENDOR_ALIASES).flatMap((said) => said.split(',').map((alias) => alias.trim()));
    expect(repeated(aliases.map((alias) => alias.toLowerCase()))).toEqual([]);
    expect(aliases.filter((alias) => names.has(alias))).toEqual([]);
  });

  it.each([
    ['  salesforce ', null, 'Salesforce'],
    ['DASSAULT SYSTEMES', null, 'Dassault Systèmes'],
    ['Moody’s', null, "Moody's"],
    ['Pega', 'http://pega.com/products?from=list', 'Pegasystems'],
    ['UiPath', 'https://www.sap.com', 'UiPath'],
    ['SAP SE', null, 'SAP'],
    ['Siemens AG', null, 'Siemens'],
    ['Amadeus IT Group, S.A.', 'https://amadeus.com/en', 'Amadeus'],
    ['Nemetschek SE & Co. KG', null, 'Nemetschek'],
    ['Salesforce, Inc.', null, 'Salesforce'],
    ['Box, Inc.', null, 'Box'],
    ['Temenos S.A.', null, 'Temenos'],
    ['Itron Inc', null, 'Itron'],
    ['Kofax', null, 'Tungsten Automation'],
    ['Fair Isaac Corporation', null, 'FICO'],
    ['International Business Machines Corp.', null, 'IBM'],
    ['CargoWise', null, 'WiseTech Global'],
    ['HASTUS', null, 'GIRO'],
    ['IVU Traffic Technologies AG', null, 'IVU Traffic Technologies'],
    ['Mediware', null, 'WellSky'],
    ['SE', null, undefined],
    ['Acme', 'https://acme.example', undefined],
    ['Acme', 'acme', undefined],
    ['Acme', null, undefined],
  ])('%j at %j', async (name, website, found) => {
    expect((await findDirectoryVendor(name, website))?.name).toBe(found);
  });
});

it.each([
  ['Adobe', '1982', 'San Jose, California'],
  ['Oracle', '1977', 'Austin, Texas'],
])('%s was founded in %s and sits in %s', (name, founded, headquarters) => {
  expect(vendors.find((vendor) => vendor.name === name)).toMatchObject({ founded, headquarters });
});

describe.skipIf(!existsSync(FACTS))('listed companies (skipped where ../shared/data is missing)', () => {
  it('have the founding year and headquarters of the list of S&P 500 companies', () => {
    const listed = readListed();
    const checked = vendors.flatMap((vendor) => {
      const facts = listed.get(LISTED_AS[vendor.name] ?? vendor.name);
      return facts ? [{ vendor, facts }] : [];
    });
    expect(checked.map(({ vendor }) => vendor.name)).toEqual(expect.arrayContaining(Object.keys(LISTED_AS)));
    expect(checked).toHaveLength(32);
    const differing = checked.filter(
      ({ vendor, facts }) => vendor.founded !== facts.founded || vendor.headquarters !== facts.headquarters,
    );
    expect(differing.map(({ vendor }) => vendor.name)).toEqual(Object.keys(MOVED));
  });
});

/** What an entry lacks of the form that all have. */
function problemsOf(vendor: DirectoryVendor): string[] {
  const { capabilities, products, aiCapabilities } = vendor;
  const offerings = [...products, ...aiCapabilities];
  const between = (least: number, value: readonly unknown[], most: number) =>
    least <= value.length && value.length <= most;
  const rules = {
    id: /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(vendor.id),
    month: vendor.factsAsOf === '2026-11',
    headquarters: vendor.headquarters === null || /^\p{Lu}.+, \p{Lu}/u.test(vendor.headquarters),
    founded: vendor.founded === null || /^(18|19|20)\d\d$/.test(vendor.founded),
    website: /^https:\/\/[a-z\d.-]+$/.test(vendor.website ?? ''),
    overview: between(2, sentencesOf(vendor), 3),
    capabilities: between(5, capabilities, 14) && repeated(capabilities).length === 0,
    products: between(3, products, 9),
    aiCapabilities: between(WITH_AI.has(homeOf(vendor)) ? 2 : 0, aiCapabilities, 5),
    offerings: offerings.every(({ description, category }) => description && category),
    names: repeated(offerings.map(({ name }) => name)).length === 0,
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [`${vendor.name}: ${rule}`]));
}

describe('the industry of a sector', () => {
  it.each([
    ['Motor insurance brokers', null, 'Insurance'],
    ['Retail banking', 'Current accounts, cards and loans in our branches and stores.', 'Banking'],
    ['E-commerce and department stores', null, 'Retail'],
    ['Machine builders', null, 'Manufacturing'],
    ['TELCO', null, 'Telecommunications'],
    // The name decides; only where it is silent does the description.
    ['Motor insurers', 'Sells to factories and banks.', 'Insurance'],
    ['Shared services', 'The back office of three breweries.', 'Manufacturing'],
    // An industry without vendors of its own does not hide another one.
    ['Grocery wholesale', null, 'Retail'],
    ['Media streaming', 'Films and series, sold with broadband.', 'Telecommunications'],
    ['Bank software', null, 'Banking'],
    // Nor does a kind of manufacturing.
    ['Electronics retailer', null, 'Retail'],
    ['Retail and consumer goods', null, 'Retail'],
    ['Electronics', 'Sells to banks.', 'Manufacturing'],
    // Two kinds of one industry are one.
    ['Automotive suppliers and machine builders', null, 'Manufacturing'],
    ['Bancassurance', null, 'Insurance'],
    ['Capital markets', null, 'Banking'],
    ['Pharma', null, 'Life sciences and manufacturing'],
    ['Food producers', null, 'Manufacturing'],
    ['Krankenkasse Nord', null, 'Health insurance'],
    // The trades that have vendors of their own.
    ['City hospital', 'Settles with health insurers.', 'Hospitals'],
    ['Blood bank', null, 'Hospitals'],
    ['Freight forwarder', null, 'Logistics'],
    ['Film and television studio', null, 'Media'],
    ['Private bank', null, 'Private banking and asset management'],
    ['Law firm', null, 'Professional services'],
    // Several industries, another one, or none.
    ['Wealth management and retail banking', null, null],
    ['Wholesale', null, 'Wholesale'],
    ['Care homes', null, 'Social care'],
    ['City bus company', null, 'Public transport'],
    ['Banks and insurers', null, null],
    ['Shared services', 'For a bank and its insurer.', null],
    ['Food bank', null, 'Nonprofits'],
    ['Finance', 'Pays invoices.', null],
    ['Embankment', '', null],
    ['', null, null],
  ])('%j, %j means %s', (name, description, industry) => {
    expect(directoryIndustry('a model of our own', name, description)).toBe(industry);
  });

  it('is that of its profile before any word or model, where vendors are made for it', () => {
    expect(directoryIndustry('eTOM', 'Bank', null, 'media')).toBe('Media');
    expect(directoryIndustry('', 'Grocery trade', null, 'wholesale')).toBe('Wholesale');
    expect(directoryIndustry('ISA-95', 'Tablets', null, 'pharma')).toBe('Life sciences and manufacturing');
  });
});

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

const sentencesOf = ({ overview }: DirectoryVendor) => overview.split(/(?<=\.)\s+(?=\p{Lu})/u);

/** Pairs of vendors whose overviews share more than that part of their words of five letters and more (Jaccard). */
function alike(entries: readonly DirectoryVendor[], most: number): string[] {
  const said = entries.map(({ name, overview }) => ({
    name,
    words: new Set(overview.toLowerCase().match(/\p{L}{5,}/gu)),
  }));
  return said.flatMap((a, at) =>
    said.slice(at + 1).flatMap((b) => {
      const shared = [...a.words].filter((word) => b.words.has(word)).length;
      return shared / (a.words.size + b.words.size - shared) > most ? [`${a.name} and ${b.name}`] : [];
    }),
  );
}

/** Name, headquarters and founding year, of rows whose fields may be quoted. */
function readListed(): Map<string, { headquarters: string; founded: string }> {
  const rows = readFileSync(FACTS, 'utf8').trim().split(/\r?\n/).slice(1);
  return new Map(
    rows.map((row) => {
      const fields = Array.from(
        row.matchAll(/("([^"]*)"|[^,]*)(?:,|$)/g),
        ([, plain, quoted]) => quoted ?? plain ?? '',
      );
      return [fields[1] ?? '', { headquarters: fields[4] ?? '', founded: fields[7] ?? '' }];
    }),
  );
}
