/** The services of Google's that are asked about a project. */
export type GoogleService =
  | 'secretmanager'
  | 'cloudresourcemanager'
  | 'iam'
  | 'firestore'
  | 'storage'
  | 'cloudfunctions'
  | 'identitytoolkit';

/** What Google answered; status 0 where nothing did. */
export interface GoogleAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Asks Google: the path below a service's host. */
export type AskGoogle = (service: GoogleService, path: string, method?: 'GET' | 'POST') => Promise<GoogleAnswer>;

const timeoutMilliseconds = 20_000;

/**
 * Asks Google as whoever the access token is of.
 * @param originOf where a service is
 */
export function askGoogleAs(
  token: string,
  projectId: string,
  originOf = (service: GoogleService) => `https://${service}.googleapis.com`,
): AskGoogle {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    // Without it, Google looks whether gcloud's own project may use the service, when a person has signed in.
    'x-goog-user-project': projectId,
  };
  return async (service, path, method = 'GET') => {
    const body = method === 'POST' ? '{}' : null;
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    try {
      const response = await fetch(originOf(service) + path, { method, headers, body, signal });
      return { status: response.status, body: (await response.json().catch(() => ({}))) as Record<string, unknown> };
    } catch {
      return { status: 0, body: { error: { message: `${service} is out of reach from here.` } } };
    }
  };
}

/** Why Google did not do what it was asked, in its own words; they often hold the link that mends it. */
export function googleSaid({ status, body }: GoogleAnswer): string {
  const { message } = (body.error ?? {}) as { message?: string };
  return message ? `Google says: ${message}` : `Google answered with status ${status}.`;
}

/** Whether a service was never used in the project. */
export function isDisabled({ body }: GoogleAnswer): boolean {
  const { details = [] } = (body.error ?? {}) as { details?: { reason?: string }[] };
  return details.some(({ reason }) => reason === 'SERVICE_DISABLED');
}
