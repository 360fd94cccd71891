import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { sectorBrief } from '../process-context.fixture.ts';
import { analyst, completion, failed, useChatService } from './chat-service.fixture.ts';

const { sent, answerWith } = useChatService();

const sector = sectorBrief({ name: 'Motor insurance', referenceModel: 'ACORD', industry: 'insurance' });
const outline = { areas: ['Sell policies', 'Settle claims'].map((name) => ({ name, description: '' })) };
const materialOf = (content = '') => JSON.parse(content) as { area?: { name: string }; otherAreas: string[] };

test('researches area by area, and numbers what it finds', async () => {
  answerWith(({ messages }) => {
    const { area, otherAreas } = materialOf(messages[1]?.content);
    if (!area) return completion(JSON.stringify(outline));
    const processes = [{ name: `Step of ${area.name}, not of ${otherAreas.join()}`, description: 'Done.' }];
    return completion(JSON.stringify({ groups: [{ name: 'Group', description: '', processes }] }));
  });

  const { attribution, processes } = await analyst().researchProcesses(sector);

  expect(attribution).toBe(
    'Written by gpt-test after ACORD. It is not the published model: check it before you use it.',
  );
  expect(processes.map(({ code, level, parentCode, name }) => `${code} ${level} ${parentCode} ${name}`)).toEqual([
    '1 1 null Sell policies',
    '1.1 2 1 Group',
    '1.1.1 3 1.1 Step of Sell policies, not of Settle claims',
    '2 1 null Settle claims',
    '2.1 2 2 Group',
    '2.1.1 3 2.1 Step of Settle claims, not of Sell policies',
  ]);
  expect(sent).toHaveLength(3);
});

test('fails as a whole when one area fails, and drops the others', async () => {
  let dropped = 0;
  answerWith(({ messages }, _at, request) => {
    const { area } = materialOf(messages[1]?.content);
    if (!area) return completion(JSON.stringify(outline));
    if (area.name === 'Settle claims') return failed(401);
    return new Promise((resolve) => {
      request.signal.addEventListener('abort', () => {
        dropped += 1;
        resolve(HttpResponse.error());
      });
    });
  });
  await expect(analyst().researchProcesses(sector)).rejects.toThrow('The key of the AI service was refused.');
  await expect.poll(() => dropped).toBe(1);
});
