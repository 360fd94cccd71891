/** What a REST request is answered with, before any of it is sent. */
export interface RestAnswer {
  status: number;
  headers: Record<string, string>;
  /** JSON text. */
  body: string;
}

export const isSuccess = ({ status }: RestAnswer) => status < 400;
