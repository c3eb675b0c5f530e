/** Makes everything outside `inside` inert and locks scrolling. Returns a function that undoes both. */
export function makeOutsideInert(inside: HTMLElement): () => void {
  const inertElements: HTMLElement[] = [];
  for (let node = inside; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      inertElements.push(sibling);
    }
  }
  document.documentElement.dataset['drawer'] = '';
  return () => {
    if (inertElements.length === 0) return;
    delete document.documentElement.dataset['drawer'];
    for (const element of inertElements.splice(0)) element.inert = false;
  };
}
