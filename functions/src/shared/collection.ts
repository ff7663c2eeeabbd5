import { collections } from '@ohmbridge/contract/shared/collections';
import type { CollectionReference } from 'firebase-admin/firestore';
import { db } from './firebase.ts';

/** Gives a collection of the database by its name in the contract. */
export const collection = (name: keyof typeof collections): CollectionReference => db().collection(collections[name]);
