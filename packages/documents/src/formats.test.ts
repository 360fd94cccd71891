import { describe, expect, test } from 'vitest';
import { readText, treeOf } from './reading.fixture.ts';

describe('JSON', () => {
  const json = (value: unknown) => readText(JSON.stringify(value), 'a.json');

  test('nests below children, groups and other known lists, not below owners', async () => {
    const owners = [{ id: 'x', name: 'Ann' }];
    const value = {
      library: { version: 1, processes: [{ id: 'A', name: 'Sell', owners, children: [{ id: 'B', name: 'Quote' }] }] },
    };
    expect(treeOf(await json(value))).toEqual(['A < - @1', 'B < A @2']);
  });

  test('counts the root when it has a code itself', async () => {
    expect(treeOf(await json({ id: 'A', name: 'Sell', steps: [{ id: 'B', name: 'Quote' }] }))).toEqual([
      'A < - @1',
      'B < A @2',
    ]);
    expect(treeOf(await json({ name: 'Library', steps: [{ id: 'B', name: 'Quote' }] }))).toEqual(['B < - @3']);
  });

  test('keeps the digits of numbers', async () => {
    const { processes } = await readText('[{"code": 9.0, "name": "A"}, {"code": 9.10, "name": "B"}]', 'a.json');
    expect(processes.map(({ code }) => code)).toEqual(['9.0', '9.10']);
  });

  test('reads a parent inside an object', async () => {
    const value = [
      { code: 'A', name: 'Sell' },
      { code: 'B', name: 'Quote', parent: { code: 'A' } },
    ];
    expect(treeOf(await json(value))).toEqual(['A < - @1', 'B < A @2']);
  });
});

describe('XML', () => {
  test.each([
    ['elements', '<list><process><code>1.0</code><name>A &amp; B</name></process></list>'],
    ['attributes', '<list><process code="1.0" name="A &#38; B"/></list>'],
    ['text', '<list><p:process xmlns:p="urn:x" id="1.0"><![CDATA[A & B]]></p:process></list>'],
    [
      'unknown names',
      '<list><thing id="1.0"><name xml:lang="en">A &#x26; B</name><name xml:lang="de">C</name></thing></list>',
    ],
    ['Latin-1', '<?xml version="1.0" encoding="ISO-8859-1"?><list><process code="1.0" name="A &amp; B"/></list>'],
  ])('with %s', async (_case, text) => {
    const { format, processes } = await readText(text, 'a.xml');
    expect([format, processes[0]?.code, processes[0]?.name]).toEqual(['xml', '1.0', 'A & B']);
  });

  test('nests', async () => {
    const text =
      '<process id="A" name="Sell"><steps><step id="B" name="Quote"/><step id="C" name="Order"/></steps></process>';
    expect(treeOf(await readText(text, 'a.xml'))).toEqual(['A < - @1', 'B < A @2', 'C < A @2']);
  });
});

describe('BPMN', () => {
  const bpmn = (inside: string) =>
    readText(
      `<b:definitions xmlns:b="http://www.omg.org/spec/BPMN/20100524/MODEL">${inside}</b:definitions>`,
      'order.bpmn',
    );

  test('takes activities and sub-processes, with made-up codes, and nothing else', async () => {
    const reading = await bpmn(
      '<b:collaboration><b:participant name="Order Desk" processRef="p"/></b:collaboration><b:process id="p">' +
        '<b:startEvent name="Start"/><b:userTask name="Check&#10;order"><b:documentation>Why</b:documentation></b:userTask>' +
        '<b:exclusiveGateway name="OK?"/><b:task/><b:subProcess name="Pack"><b:task name="Label"/></b:subProcess></b:process>',
    );
    expect(treeOf(reading)).toEqual(['OD-1 < - @1', 'OD-1.1 < OD-1 @2', 'OD-1.2 < OD-1 @2', 'OD-1.2.1 < OD-1.2 @3']);
    expect(reading.processes[1]).toMatchObject({ name: 'Check order', description: 'Why', row: 2 });
    expect(reading.problems).toMatchObject([
      { row: 0, severity: 'warning', message: expect.stringMatching(/1 activity has no name/) },
    ]);
  });

  test('takes codes out of names; the process gets the one above them', async () => {
    const reading = await bpmn(
      '<b:process name="Sell"><b:task name="1.1.1. Quote"/><b:task name="Order (1.1.2)"/><b:task name="Step 3"/></b:process>',
    );
    expect(treeOf(reading)).toEqual(['1.1 < - @2', '1.1.1 < 1.1 @3', '1.1.2 < 1.1 @3', '1.1.3 < 1.1 @3']);
    expect(reading.processes.map(({ name }) => name)).toEqual(['Sell', 'Quote', 'Order', 'Step 3']);
  });

  test('without activities is refused', async () => {
    await expect(bpmn('<b:process><b:startEvent name="Start"/></b:process>')).rejects.toMatchObject({
      code: 'importEmpty',
    });
  });
});

describe('ArchiMate', () => {
  const archimate = (inside: string) =>
    readText(`<model xmlns="http://www.opengroup.org/xsd/archimate/3.0/">${inside}</model>`, 'model.xml');
  const element = (id: string, type: string) =>
    `<element identifier="${id}" xsi:type="${type}"><name>${id}</name></element>`;
  const relation = (type: string, source: string, target: string) =>
    `<relationship identifier="r" xsi:type="${type}" source="${source}" target="${target}"/>`;

  test('nests by composition before aggregation, and only what is a process', async () => {
    const reading = await archimate(
      element('part', 'BusinessProcess') +
        element('whole', 'BusinessFunction') +
        element('other', 'Capability') +
        element('actor', 'BusinessActor') +
        relation('Aggregation', 'other', 'part') +
        relation('Composition', 'whole', 'part') +
        relation('Composition', 'actor', 'whole'),
    );
    expect(treeOf(reading)).toEqual(['BF-1 < - @1', 'BF-1.1 < BF-1 @2', 'C-1 < - @1']);
  });

  test('survives compositions in a circle', async () => {
    const reading = await archimate(
      element('a', 'Capability') +
        element('b', 'Capability') +
        relation('Composition', 'a', 'b') +
        relation('Composition', 'b', 'a'),
    );
    expect(treeOf(reading)).toEqual(['C-1 < - @1', 'C-1.1 < C-1 @2']);
  });

  test('of the Archi tool is read too', async () => {
    const text =
      '<archimate:model xmlns:archimate="http://www.archimatetool.com/archimate"><folder><element xsi:type="archimate:BusinessProcess" name="Sell" id="1"/></folder></archimate:model>';
    expect(await readText(text, 'a.archimate')).toMatchObject({
      format: 'archimate',
      processes: [{ code: 'BP-1', name: 'Sell' }],
    });
  });

  test('without processes is refused', async () => {
    await expect(archimate(element('a', 'BusinessActor'))).rejects.toMatchObject({
      code: 'importEmpty',
      message: expect.stringMatching(/1 element/),
    });
  });

  const json = (value: unknown) => readText(JSON.stringify(value), 'model.json');
  const relations = [{ id: 'r', type: 'composition-relationship', source: 'f', target: 'p' }];

  test('as JSON is nested by its relations, and only what is a process', async () => {
    const elements = [
      { id: 'p', type: 'business-process', name: 'Quote', documentation: 'Prices it.' },
      { id: 'f', type: 'BusinessFunction', name: 'Sell' },
      { id: 'a', type: 'ApplicationComponent', name: 'CRM' },
    ];
    const reading = await json({ name: 'Model', elements, relationships: relations });
    expect(treeOf(reading)).toEqual(['BF-1 < - @1', 'BF-1.1 < BF-1 @2']);
    expect(reading).toMatchObject({
      format: 'archimate',
      processes: [{ name: 'Sell' }, { description: 'Prices it.' }],
    });
  });

  test('a list of capabilities of anybody stays a list', async () => {
    const capabilities = [{ id: '1', type: 'Capability', name: 'Sell' }];
    expect(await json({ capabilities })).toMatchObject({ format: 'json', processes: [{ code: '1', name: 'Sell' }] });
  });

  const ONLY = { code: 'importNotReadable', message: expect.stringContaining('lists relations between elements') };

  test.each([
    ['as JSON', JSON.stringify({ relationships: relations }), 'relations.json'],
    [
      'as the Archi tool writes them',
      'ID,Type,Name,Documentation,Source,Target\nr1,CompositionRelationship,has,,f,p\nr2,ServingRelationship,,,a,p',
      'relations.csv',
    ],
    ['of any tool', 'Id;Name;Relation;Source;Target\n1;holds;contains;A;B\n2;feeds;feeds;B;C', 'edges.csv'],
  ])('relations alone are refused for what they are, %s', async (_case, text, name) => {
    await expect(readText(text, name)).rejects.toMatchObject(ONLY);
  });

  test('a list of elements is its processes, and says how many others it has', async () => {
    const text = 'ID,Type,Name,Documentation\na-1,BusinessProcess,Sell,\na-2,BusinessActor,Clerk,\na-3,Node,Server,';
    const reading = await readText(text, 'elements.csv');
    expect(reading.processes.map(({ name }) => name)).toEqual(['Sell']);
    expect(reading.problems[0]?.message).toBe('2 elements that are no processes are left out.');
  });

  test('a process list with a source and a target of another kind stays one', async () => {
    const text = 'Code,Name,Source,Target\n1,Sell,Interview,90%\n1.1,Quote,Interview,80%';
    expect((await readText(text, 'processes.csv')).processes).toHaveLength(2);
  });
});
