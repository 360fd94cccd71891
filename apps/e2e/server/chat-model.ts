import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server that speaks OpenAI's chat completions, as far as an analysis needs it. */
export interface ChatModel {
  /** For OPENAI_BASE_URL. */
  url: string;
  /** How often each process was asked about, by its name. */
  asked: Map<string, number>;
  /** How long an answer takes from now on. */
  delayMs: number;
  close(): Promise<void>;
}

/** Answers each question about a process after `delayMs`, with one opportunity. */
export async function startChatModel(delayMs: number): Promise<ChatModel> {
  const asked = new Map<string, number>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { messages, model } = JSON.parse(await textOf(request)) as Question;
    const material = JSON.parse(messages.at(-1)?.content ?? '{}') as { process: { name: string } };
    const { name } = material.process;
    asked.set(name, (asked.get(name) ?? 0) + 1);
    await sleep(chatModel.delayMs);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answerOn(name, model)));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const chatModel: ChatModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    delayMs,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return chatModel;
}

interface Question {
  model: string;
  messages: { role: string; content: string }[];
}

function answerOn(name: string, model: string) {
  const opportunity = {
    type: 'automation',
    title: `Automate ${name}`,
    description: 'A workflow does the steps that follow fixed rules. Exceptions stay with the clerk.',
    rationale: 'The rules are clear and the volume is high.',
    benefitBasis: 'A third of the work.',
    benefit: { moves: 'handling time', low: 0.2, likely: 0.33, high: 0.5 },
    effort: 2,
  };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model,
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        message: { role: 'assistant', refusal: null, content: JSON.stringify({ opportunities: [opportunity] }) },
      },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
