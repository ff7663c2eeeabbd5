/** The Google services that the checks use. */
export type GoogleService =
  | 'secretmanager'
  | 'cloudresourcemanager'
  | 'iam'
  | 'firestore'
  | 'storage'
  | 'cloudfunctions'
  | 'identitytoolkit';

/** The answer of Google. The status is 0 if Google did not answer. */
export interface GoogleAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Calls a path of a Google service. */
export type AskGoogle = (service: GoogleService, path: string, method?: 'GET' | 'POST') => Promise<GoogleAnswer>;

const timeoutMilliseconds = 20_000;

/**
 * Calls Google with an access token.
 * @param originOf gives the address of a service
 */
export function askGoogleAs(
  token: string,
  projectId: string,
  originOf = (service: GoogleService) => `https://${service}.googleapis.com`,
): AskGoogle {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    // Without this header, Google checks the quota of gcloud's own project when a person asks.
    'x-goog-user-project': projectId,
  };
  return async (service, path, method = 'GET') => {
    const body = method === 'POST' ? '{}' : null;
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    try {
      const response = await fetch(originOf(service) + path, { method, headers, body, signal });
      return { status: response.status, body: (await response.json().catch(() => ({}))) as Record<string, unknown> };
    } catch {
      return { status: 0, body: { error: { message: `${service} is out of reach.` } } };
    }
  };
}

/** Gives Google's own error message, which often has a link to the solution. */
export function googleSaid({ status, body }: GoogleAnswer): string {
  const { message } = (body.error ?? {}) as { message?: string };
  return message ? `Google says: ${message}` : `Google answered with status ${status}.`;
}

/** Tells whether a service is not enabled in the project. */
export function isDisabled({ body }: GoogleAnswer): boolean {
  const { details = [] } = (body.error ?? {}) as { details?: { reason?: string }[] };
  return details.some(({ reason }) => reason === 'SERVICE_DISABLED');
}
