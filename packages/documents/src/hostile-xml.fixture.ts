import { filled, type HostileFile, processesFile } from './hostile-file.fixture.ts';

const PROCESS = '<process code="1.0" name="Sell"/>';
const BPMN = 'xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"';
const ARCHIMATE =
  'xmlns="http://www.opengroup.org/xsd/archimate/3.0/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

const xml = (name: string, text: () => string | Uint8Array, fileName = 'a.xml') => processesFile(name, fileName, text);

export const HOSTILE_XML: HostileFile[] = [
  {
    ...xml('XML nested three million deep', () => '<a>'.repeat(3_000_000) + '</a>'.repeat(3_000_000)),
    expect: 'refused',
    reason: /nested more than 100 levels deep/,
  },
  {
    ...xml('XML of six million elements', () => `<l>${filled('<a/>')}</l>`),
    expect: 'refused',
    reason: /more than 500,000 elements/,
  },
  {
    ...xml('24 MB of processes with many fields', () => `<l>${filled(`<p c="1" n="a"><d>x</d><e>y</e><f/></p>`)}</l>`),
    expect: 'refused',
    reason: /more than 500,000 elements/,
  },
  {
    ...xml('XML of one element with two million attributes', () => {
      const attributes = Array.from({ length: 2_000_000 }, (_, index) => `a${index}=""`);
      return `<l><p ${attributes.join(' ')}/>${PROCESS}</l>`;
    }),
    expect: 'refused',
    reason: /more than 1000 attributes/,
  },
  {
    ...xml('XML of one attribute of 24 MB', () => `<l><process code="1.0" name="${filled('a ')}"/></l>`),
    expect: 'read',
    reason: /The name has 25165823 characters/,
  },
  {
    ...xml('XML of one text of 24 MB', () => `<l>${PROCESS}<note>${filled('a ')}</note></l>`),
    expect: 'read',
    reason: /"1":1/,
  },
  {
    ...xml('XML of a comment of 24 MB that does not end', () => `<l>${PROCESS}<!-- ${filled('a ')}`),
    expect: 'refused',
    reason: /not well-formed/,
  },
  {
    ...xml('XML of a billion laughs', () => {
      const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`);
      return `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY l0 "lol">${entities.join('')}]><l>&l9;</l>`;
    }),
    expect: 'refused',
    reason: /DOCTYPE/,
  },
  {
    ...xml('XML with an entity from outside', () => {
      return '<!DOCTYPE l [<!ENTITY e SYSTEM "file:///etc/passwd">]><l><process code="1" name="&e;"/></l>';
    }),
    expect: 'refused',
    reason: /DOCTYPE/,
  },
  {
    ...xml('a DOCTYPE in UTF-16', () =>
      Buffer.from('\ufeff<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a/>', 'utf16le'),
    ),
    expect: 'refused',
    reason: /DOCTYPE/,
  },
  {
    ...xml('XML of entities that nobody declares', () => `<l>${PROCESS}<note>${filled('&e;')}</note></l>`),
    expect: 'refused',
    reason: /too many entities/,
  },
  {
    ...xml('XML with elements named after prototypes', () => `<l><__proto__ a="1"/><constructor/>${PROCESS}</l>`),
    expect: 'read',
    reason: /"1":1/,
  },
  {
    ...xml(
      'BPMN whose processes call each other in a circle',
      () => {
        const call = (id: string, other: string) =>
          `<process id="${id}" name="${id}"><callActivity id="c${id}" name="Call ${other}" calledElement="${other}"/></process>`;
        const flow = '<sequenceFlow id="f" sourceRef="f" targetRef="f"/>';
        return `<definitions ${BPMN}>${call('A', 'B')}${call('B', 'A')}${flow}</definitions>`;
      },
      'a.bpmn',
    ),
    expect: 'read',
    reason: /"1":2/,
  },
  {
    ...xml(
      'BPMN with sub-processes 90 deep',
      () => {
        const open = Array.from({ length: 90 }, (_, index) => `<subProcess name="S${index}">`);
        return `<definitions ${BPMN}><process id="p" name="P">${open.join('')}${'</subProcess>'.repeat(90)}</process></definitions>`;
      },
      'a.bpmn',
    ),
    expect: 'read',
    reason: /beyond level 5/,
  },
  {
    ...xml('ArchiMate whose compositions lead back to themselves', () => {
      const ids = Array.from({ length: 2_000 }, (_, index) => index);
      const element = (id: number) =>
        `<element identifier="e${id}" xsi:type="BusinessProcess"><name>E${id}</name></element>`;
      const whole = (id: number) =>
        `<relationship source="e${id}" target="e${(id + 1) % ids.length}" xsi:type="Composition"/>`;
      return `<model ${ARCHIMATE}><elements>${ids.map(element).join('')}</elements><relationships>${ids.map(whole).join('')}</relationships></model>`;
    }),
    expect: 'read',
    reason: /beyond level 5/,
  },
];
