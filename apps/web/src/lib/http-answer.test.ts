import { expect, test } from 'vitest';
import { fromApi } from './http-answer.ts';

test('what is not an answer of the API becomes an error of status code and body, or status text where that is empty', async () => {
  const answer = (body: string, status: number, statusText = '') => fromApi(new Response(body, { status, statusText }));
  await expect(answer('upstream is gone', 502, 'Bad Gateway')).rejects.toThrow(/^502: upstream is gone$/);
  await expect(answer('', 500, 'Internal Server Error')).rejects.toThrow(/^500: Internal Server Error$/);
  await expect(answer('{"message":"Too many"}', 429)).rejects.toThrow(/^429: {"message":"Too many"}$/);
  const page = answer('<html>\n<h1>Bad gateway</h1></html>', 502, 'Bad Gateway');
  await expect(page).rejects.toMatchObject({ status: 502, summary: '502: Bad Gateway' });
});

test('what the API answers is handed on as it is', async () => {
  for (const [body, status] of [
    ['{"error":{"message":"Sector not found","code":-32004,"data":{"code":"NOT_FOUND"}}}', 404],
    ['[{"error":{"message":"No","code":-32600}},{"result":{"data":1}}]', 400],
    ['{"result":{"data":1}}', 200],
  ] as const) {
    const answer = await fromApi(new Response(body, { status }));
    expect([answer.status, await answer.text()]).toEqual([status, body]);
  }
});
