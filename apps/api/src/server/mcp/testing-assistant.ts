import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult, Progress } from '@modelcontextprotocol/sdk/types.js';
import type { Caller } from '../testing.ts';

interface Answer {
  isError: boolean;
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test expects of an answer is what it asserts
  body: any;
}

/** An assistant with a token of this person: the official client, which counts what it calls. */
export async function assistant(address: string, person: Caller, scope: 'read' | 'write' = 'write') {
  const { body: token } = await person.post('/api/tokens', { name: 'assistant', scope });
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', address), {
    requestInit: { headers: { authorization: `Bearer ${token.secret}` } },
  });
  await client.connect(transport);
  const called: string[] = [];
  const call = async (name: string, given: object = {}, onprogress?: (progress: Progress) => void): Promise<Answer> => {
    called.push(name);
    const request = { name, arguments: { ...given } };
    const { isError = false, content } = (await client.callTool(request, undefined, {
      ...(onprogress && { onprogress }),
    })) as CallToolResult;
    const [first] = content;
    return { isError, body: first?.type === 'text' ? JSON.parse(first.text) : null };
  };
  return { client, call, called, secret: token.secret as string };
}
