/**
 * Must run before React starts. A translator wraps each text in an element (`<font>`), and React then fails to remove the text
 * from its old place. The patch removes the wrapper instead. React's maintainers recommend this until React does it
 * (facebook/react#11538).
 */
export function bearWithTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const known = childAround(this, child);
    if (known) removeChild.call(this, known);
    return child;
  };
  Node.prototype.insertBefore = function <New extends Node>(this: Node, added: New, before: Node | null): New {
    insertBefore.call(this, added, before && childAround(this, before));
    return added;
  };
}

/**
 * Gives the child that is the node, or the wrapper that a translator has put around it; `null` if the node has left the
 * element.
 */
function childAround(parent: Node, node: Node): Node | null {
  let known: Node | null = node;
  while (known && known.parentNode !== parent) known = known.parentNode;
  return known;
}
