/** What Firestore's light client asked for and got, over REST. */
export interface FirestoreCost {
  questions: number;
  /** As Firestore bills them: a document each, at least one a question, and one for every thousand that were counted. */
  reads: number;
  bytes: number;
}

export const noCost: FirestoreCost = { questions: 0, reads: 0, bytes: 0 };

type Answer = readonly {
  document?: object;
  found?: object;
  result?: { aggregateFields: Record<string, { integerValue?: string }> };
}[];

/** The cost with one more answer. */
export function withAnswer(cost: FirestoreCost, body: string): FirestoreCost {
  const answer = JSON.parse(body) as Answer;
  const documents = answer.filter(({ document, found }) => document ?? found).length;
  const counted = answer.flatMap(({ result }) =>
    Object.values(result?.aggregateFields ?? {}).map(({ integerValue = '0' }) =>
      Math.ceil(Number(integerValue) / 1000),
    ),
  );
  return {
    questions: cost.questions + 1,
    reads: cost.reads + Math.max(1, documents, ...counted),
    bytes: cost.bytes + Buffer.byteLength(body),
  };
}

/** Whether a request is such a question. */
export function isQuestion(method: string, url: string): boolean {
  return method === 'POST' && /\/documents:(?:runQuery|runAggregationQuery|batchGet)(?:\?|$)/.test(url);
}
