import { expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';
import { captureLog } from '../../server/testing-log.ts';

const PASSWORD = 'three quiet harbours';

const logged = serverForTests({ LOG_LEVEL: 'trace' });

test('the log never holds the token or the password of a client link', async () => {
  const written = captureLog(logged.http);
  const { id } = (await logged.admin.post('/api/sectors', { name: 'Logged', referenceModel: 'APQC' })).body;
  const { body } = await logged.admin.post(`/api/sectors/${id}/client-links`, { label: 'Board', password: PASSWORD });
  const token = body.url.split('#')[1];
  for (const password of ['three loud harbours', PASSWORD]) {
    await logged.nobody.post('/api/client-page', { token, password });
  }
  await logged.nobody.post('/api/client-page', { token: [token] });
  const text = written.join('');
  expect(text).toContain('/api/client-page');
  for (const secret of [token, PASSWORD, 'three loud harbours']) expect(text).not.toContain(secret);
});
