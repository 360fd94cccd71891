/** An answer that does not come from the API but, for example, from a proxy. Its message is the status code and the body: "502: Bad Gateway". */
export class HttpError extends Error {
  readonly status: number;
  /** The status code and what the server says of it in one line. */
  readonly summary: string;
  readonly body: string;

  constructor({ status, statusText }: Pick<Response, 'status' | 'statusText'>, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'HttpError';
    this.status = status;
    this.body = body;
    const words = isOneLine(body) ? body.trim() : statusText;
    this.summary = words ? `${status}: ${words}` : String(status);
  }
}

/** Passes on the API's own answers, success or failure; throws an HttpError for any other failure. */
export async function fromApi(response: Response): Promise<Response> {
  if (response.ok) return response;
  const body = await response.text();
  if (!isEnvelope(body)) throw new HttpError(response, body);
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}

const isOneLine = (text: string) => text.trim() !== '' && text.length <= 120 && !/[\n<{]/.test(text.trim());

/** Whether this is what tRPC answers: one result, or one for each call of a batch. */
function isEnvelope(body: string): boolean {
  try {
    const parsed: unknown = JSON.parse(body);
    return [parsed].flat().every((one) => {
      const error = one !== null && typeof one === 'object' && 'error' in one ? one.error : undefined;
      return typeof error === 'object' || (one !== null && typeof one === 'object' && 'result' in one);
    });
  } catch {
    return false;
  }
}
