/** Where everything of this project is. */
export const region = 'europe-west2';

/** The queue of the tasks that deliver mail, by the function that they call. */
export const deliveryQueue = `locations/${region}/functions/deliverMail`;
