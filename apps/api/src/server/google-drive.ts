import { AppError } from '@process-ai/contract/errors';
import type { ExportFormat } from '@process-ai/contract/exports';
import type { GoogleDrive } from '../app.ts';

export interface GoogleCredentials {
  clientId: string;
  clientSecret: string;
  /** Of a user who granted the scope drive.file. A plain service account has no room of its own. */
  refreshToken: string;
  /** A folder, also of a Shared Drive; null = the user's own root. */
  folderId: string | null;
}

/** What Drive turns each of our files into. */
const NATIVE: Record<ExportFormat, string> = {
  docs: 'application/vnd.google-apps.document',
  sheets: 'application/vnd.google-apps.spreadsheet',
  slides: 'application/vnd.google-apps.presentation',
};

const UPLOAD =
  'https://www.googleapis.com/upload/drive/v3/files?uploadType=multipart&supportsAllDrives=true&fields=webViewLink';

/** Turns exports into native Docs, Sheets and Slides, by one upload each (Drive v3 files.create). */
export function createGoogleDrive({ clientId, clientSecret, refreshToken, folderId }: GoogleCredentials): GoogleDrive {
  return {
    async upload({ title, format, mime, bytes }, signal) {
      const { OAuth2Client } = await import('google-auth-library');
      const client = new OAuth2Client({ clientId, clientSecret });
      client.setCredentials({ refresh_token: refreshToken });
      const { token } = await client.getAccessToken().catch(() => ({ token: null }));
      if (!token) {
        throw new AppError(
          'googleFailed',
          'Google refused the sign-in of this server. An administrator has to renew it.',
        );
      }
      const about = { name: title, mimeType: NATIVE[format], ...(folderId && { parents: [folderId] }) };
      const boundary = `blueprint-${bytes.length}-${Date.now()}`;
      const body = Buffer.concat([
        Buffer.from(
          `--${boundary}\r\ncontent-type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(about)}\r\n--${boundary}\r\ncontent-type: ${mime}\r\n\r\n`,
        ),
        bytes,
        Buffer.from(`\r\n--${boundary}--`),
      ]);
      const response = await fetch(UPLOAD, {
        method: 'POST',
        signal,
        // The token and the file go to Google, and nowhere that it points to.
        redirect: 'error',
        headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/related; boundary=${boundary}` },
        body,
      }).catch((error: unknown) => {
        if (signal.aborted) throw error;
        throw new AppError('googleFailed', 'Google Drive could not be reached. Please try again.');
      });
      const answer = (await response.json().catch(() => null)) as { webViewLink?: string } | null;
      if (!response.ok || !answer?.webViewLink?.startsWith('https://')) {
        throw new AppError('googleFailed', `Google Drive refused the file (${response.status}). Please try again.`);
      }
      return answer.webViewLink;
    },
  };
}
