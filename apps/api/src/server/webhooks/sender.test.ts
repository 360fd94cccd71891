import dns from 'node:dns';
import { type AddressInfo, createServer } from 'node:net';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { serverForTests } from '../testing-hooks.ts';

const EVENTS = ['job.finished'];

describe('on the internet', () => {
  const server = serverForTests();
  const add = (url: string) => server.admin.post('/api/webhooks', { url, events: EVENTS });
  /** Where this name leads from now on; all others lead where they do. */
  let leadsTo: string;
  beforeAll(() => {
    const real = dns.lookup.bind(dns) as (...given: unknown[]) => void;
    vi.spyOn(dns, 'lookup').mockImplementation(((host: string, options: object, done: (...found: unknown[]) => void) =>
      host === 'moving.example'
        ? done(null, [{ address: leadsTo, family: leadsTo.includes(':') ? 6 : 4 }])
        : real(host, options, done)) as never);
    return () => vi.restoreAllMocks();
  });

  test.each([
    ['http://203.0.114.7/', 'https://'],
    ['https://person:password@203.0.114.7/', 'password'],
    ['https://localhost/', 'private'],
    ['https://127.0.0.1/', 'private'],
    ['https://0x7f.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0.0.0.0/', 'private'],
    ['https://10.1.2.3/', 'private'],
    ['https://172.16.0.1/', 'private'],
    ['https://192.168.1.1/', 'private'],
    ['https://100.64.0.1/', 'private'],
    ['https://169.254.169.254/latest/meta-data/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::]/', 'private'],
    ['https://[fe80::1]/', 'private'],
    ['https://[fd00:ec2::254]/', 'private'],
    ['https://[::ffff:127.0.0.1]/', 'private'],
    ['https://[::127.0.0.1]/', 'private'],
    ['https://[64:ff9b::7f00:1]/', 'private'],
    ['https://[2002:7f00:1::]/', 'private'],
  ])('%s is refused when it is saved', async (url, because) => {
    const { status, body } = await add(url);
    expect([status, body.issues[0].path, body.error]).toEqual([400, 'url', expect.stringContaining(because)]);
    expect((await server.admin.get('/api/webhooks')).body).toEqual([]);
  });

  test.each(['127.0.0.1', '10.0.0.1', '::1', '::ffff:192.168.0.1', '169.254.169.254'])(
    'a name that leads to %s is refused when it is saved, and by the connection once it has moved there',
    async (address) => {
      leadsTo = address;
      expect((await add('https://moving.example/')).body.issues[0].path).toBe('url');

      let connections = 0;
      const inside = createServer((socket) => {
        connections += 1;
        socket.destroy();
      });
      await new Promise<void>((ready) => inside.listen(0, '127.0.0.1', ready));
      onTestFinished(() => void inside.close());
      leadsTo = '203.0.114.7';
      const { status, body } = await add(`https://moving.example:${(inside.address() as AddressInfo).port}/`);
      expect(status).toBe(200);
      leadsTo = address;
      await server.admin.post(`/api/webhooks/${body.id}/test`);
      const came = async () => (await server.admin.get(`/api/webhooks/${body.id}/deliveries`)).body;
      await expect.poll(came).toMatchObject([{ state: 'failed', problem: 'privateAddress', status: null }]);
      expect(connections).toBe(0);
      await server.admin.delete(`/api/webhooks/${body.id}`);
    },
  );
});

describe('where they are switched off', () => {
  const server = serverForTests({ WEBHOOKS: 'off' });

  test('nobody adds one', async () => {
    const { status, body } = await server.admin.post('/api/webhooks', { url: 'https://203.0.114.7/', events: EVENTS });
    expect([status, body.error]).toEqual([400, 'Webhooks are switched off on this server.']);
  });
});
