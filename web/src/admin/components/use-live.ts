import { onLog } from 'firebase/app';
import {
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  type FirestoreError,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  queryEqual,
  refEqual,
} from 'firebase/firestore';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useFirestore } from 'reactfire';

type Target = Query | DocumentReference;

/** The time that a listener stays after its last reader has left. With the Back button, the data is there at once. */
export const idleMilliseconds = 10_000;

/**
 * Gives the current documents of a query, or one current document; `undefined` until the first answer. All readers of equal
 * queries share one listener, which ends ten seconds after the last reader has left.
 * @throws in rendering when the query is refused or fails: use it inside a `DataBoundary`, whose "Try again" retries
 */
export function useLive<Model>(target: Query<Model>): QuerySnapshot<Model> | undefined;
export function useLive<Model>(target: DocumentReference<Model>): DocumentSnapshot<Model> | undefined;
export function useLive(target: Target): Snapshot | undefined {
  const [known, setKnown] = useState(() => listenerOf(target));
  // Each render creates the query again; only a different query gets another listener.
  const listener = isSame(known.target, target) ? known : listenerOf(target);
  if (listener !== known) setKnown(listener);
  // A state, because React renders states that change together once. `useSyncExternalStore` renders after each answer.
  const [, show] = useState(listener.state);
  useEffect(() => {
    const look = () => show(listener.state());
    look();
    return listener.subscribe(look);
  }, [listener]);
  const { snapshot, error } = listener.state();
  if (error) throw error;
  return snapshot;
}

type Snapshot = QuerySnapshot | DocumentSnapshot;

interface State {
  snapshot?: Snapshot;
  error?: FirestoreError;
}

interface Listener {
  target: Target;
  state: () => State;
  subscribe: (onChange: () => void) => () => void;
  endIfUnread: () => void;
  /** Whether the server has confirmed the documents of an active listener. */
  isConfirmed: () => boolean;
}

/** The active listeners, including those of renderings that are not on the screen yet. */
const listeners = new Set<Listener>();

/** Gives the listener of a query; all readers of equal queries share it. */
export function listenerOf(target: Target): Listener {
  for (const listener of listeners) if (isSame(listener.target, target)) return listener;
  return newListener(target);
}

/**
 * Ends the listeners that have no reader now, so that a test begins without the data of another test.
 * @returns whether none is left; React removes the readers of a screen a moment after the screen
 */
export function endIdleListeners(): boolean {
  for (const listener of [...listeners]) listener.endIfUnread();
  return listeners.size === 0;
}

/**
 * Tells whether the server has confirmed the data of every listener. A test must change a document only after that: the
 * emulator can lose a change that meets the start of a listener. (Firestore's client alone lost 1 of 240 changes; 0 of 500 were
 * lost after the confirmation.)
 */
export function areListenersConfirmed(): boolean {
  return [...listeners].every((listener) => listener.isConfirmed());
}

function newListener(target: Target): Listener {
  const readers = new Set<() => void>();
  let state: State = {};
  let stop: (() => void) | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;

  const show = (next: State) => {
    state = next;
    for (const onChange of [...readers]) onChange();
  };
  const end = () => {
    listeners.delete(listener);
    if (stop) unlessBroken(stop);
    stop = undefined;
  };
  const endLater = () => {
    ending = setTimeout(end, idleMilliseconds);
  };
  const fail = (error: FirestoreError) => {
    // Firestore has ended the failed listener, so the next reader must start a new one.
    stop = undefined;
    end();
    show({ error });
  };
  const listener: Listener = {
    target,
    state: () => state,
    endIfUnread: () => {
      if (readers.size > 0) return;
      clearTimeout(ending);
      end();
    },
    isConfirmed: () => stop === undefined || state.snapshot?.metadata.fromCache === false,
    subscribe: (onChange) => {
      // The listener starts first, because a broken client throws here: then there are no readers, and the listener ends by itself.
      stop ??= listen(target, (snapshot) => show({ snapshot }), fail);
      clearTimeout(ending);
      readers.add(onChange);
      listeners.add(listener);
      return () => {
        readers.delete(onChange);
        if (readers.size === 0) endLater();
      };
    },
  };
  listeners.add(listener);
  // React can abandon a rendering before it subscribes.
  endLater();
  return listener;
}

/**
 * Tells whether an error is a fault inside Firestore's client. The client stays broken until the page is reloaded: its
 * listeners are silent, and each call fails.
 */
export function isClientFault(error: unknown): boolean {
  return error instanceof Error && error.message.includes('INTERNAL ASSERTION FAILED');
}

/** Runs a call, and ignores its error if the client is broken: all listeners have ended then, and a call can only throw. */
function unlessBroken<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch (error) {
    if (!isClientFault(error)) throw error;
    return undefined;
  }
}

/**
 * Starts a listener that shows nothing by itself, and gives a function that ends it. A broken client does not change the
 * screen.
 */
export function follow(start: () => () => void): () => void {
  const stop = unlessBroken(start);
  return () => stop && unlessBroken(stop);
}

/**
 * Follows a document for a part beside the screens, without a boundary. `show` gets the data, or `undefined` if the read is
 * refused or fails.
 */
export function useQuietly(collection: string, id: string | undefined, show: (data: object | undefined) => void): void {
  const firestore = useFirestore();
  const isOnline = useOnline();
  const showLatest = useEffectEvent(show);
  useEffect(() => {
    // Offline, Firestore would try to connect again and again, beside every form.
    if (id === undefined || !isOnline) return;
    return follow(() =>
      onSnapshot(
        doc(firestore, collection, id),
        (snapshot) => showLatest(snapshot.data()),
        () => showLatest(undefined),
      ),
    );
  }, [firestore, collection, id, isOnline]);
}

/**
 * Tells whether Firestore's client has broken on this page. Firestore reports that only in its log; the listeners are silent.
 */
export function useIsClientBroken(): boolean {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    onLog(
      ({ type, message }) => {
        if (type === '@firebase/firestore' && message.includes('INTERNAL UNHANDLED ERROR')) setBroken(true);
      },
      { level: 'error' },
    );
    return () => onLog(null);
  }, []);
  return isBroken;
}

function listen(target: Target, onNext: (snapshot: Snapshot) => void, onError: (error: FirestoreError) => void) {
  // Metadata changes are included: an empty list from the cache must learn that the server's list is empty too.
  const options = { includeMetadataChanges: true };
  return target.type === 'document'
    ? onSnapshot(target, options, onNext, onError)
    : onSnapshot(target, options, onNext, onError);
}

function isSame(one: Target, other: Target): boolean {
  if (one.type === 'document' || other.type === 'document')
    return one.type === 'document' && other.type === 'document' && refEqual(one, other);
  return queryEqual(one, other);
}

/** Tells whether the browser is online now. */
function useOnline(): boolean {
  return useSyncExternalStore(followConnection, () => navigator.onLine);
}

function followConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
