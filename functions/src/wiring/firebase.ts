import type { Firestore } from 'firebase-admin/firestore';
import { db } from '../shared/firebase.ts';

/** The form in which the factories that are left take the database. */
export const firestore = async (): Promise<Firestore> => db();
