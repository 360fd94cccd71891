import { z } from 'zod';
import { notAnAiService } from './failure.ts';

export interface Usage {
  promptTokens: number;
  completionTokens: number;
}

export interface Reply {
  content: string;
  refusal: string;
  /** "stop" when the model said all it wanted; "length" and "content_filter" when it was stopped. */
  finishReason: string;
  /** null where the server does not count. */
  usage: Usage | null;
}

const text = z.string().nullish();

/** The part of a chat completion that is used; third-party servers leave out some of the rest. */
const ChatCompletion = z.object({
  choices: z.array(z.object({ finish_reason: text, message: z.object({ content: text, refusal: text }) })),
  usage: z.object({ prompt_tokens: z.int(), completion_tokens: z.int() }).nullish().catch(null),
});

/** @throws AppError analystFailed when this is no chat completion */
export function readReply(body: unknown): Reply {
  const { choices: [choice] = [], usage } = ChatCompletion.safeParse(body).data ?? {};
  if (!choice) throw notAnAiService();
  return {
    content: choice.message.content ?? '',
    refusal: choice.message.refusal ?? '',
    finishReason: choice.finish_reason ?? '',
    usage: usage ? { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens } : null,
  };
}
