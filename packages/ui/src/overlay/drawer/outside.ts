/** Makes all of the page but `inside` inert. Returns the function that undoes it. */
export function makeOutsideInert(inside: HTMLElement): () => void {
  const made: HTMLElement[] = [];
  for (let node = inside; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      made.push(sibling);
    }
  }
  return () => {
    for (const element of made.splice(0)) element.inert = false;
  };
}
