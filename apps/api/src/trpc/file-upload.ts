import { z } from 'zod';

/**
 * The input of a procedure that takes a file, with other fields beside it: tRPC hands over the form itself, the REST door
 * the path and the form's fields as one object.
 */
export const fileUpload = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.preprocess(
    (value) => (value instanceof FormData ? Object.fromEntries(value) : value),
    z.object({ file: z.file('Please choose a file.') }).extend(fields),
  );
