/** The person or program that did something. The address stays as it was, because the account may be deleted later. */
export interface Author {
  uid: string;
  email: string;
}

/** Replaces an author whose data was erased. */
export const erasedAuthor: Author = { uid: 'erased', email: 'a former administrator' };

export const operatorAuthor: Author = { uid: 'operator', email: 'the operator of the website' };

export const scheduleAuthor: Author = { uid: 'schedule', email: 'the website itself' };
