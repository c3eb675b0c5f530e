/** Makes all of the page but `inside` inert, and holds it still. Returns the function that undoes it. */
export function makeOutsideInert(inside: HTMLElement): () => void {
  const made: HTMLElement[] = [];
  for (let node = inside; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      made.push(sibling);
    }
  }
  document.documentElement.dataset['drawer'] = '';
  return () => {
    if (made.length === 0) return;
    delete document.documentElement.dataset['drawer'];
    for (const element of made.splice(0)) element.inert = false;
  };
}
