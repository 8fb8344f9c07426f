"""Gathers the licences of what the built page carries, for the file that goes with it.

Only of npm packages that are really in the page: Vite names their folders. A package that brings
no text of its licence is an error, not a gap; but the Apache licence is the same text for all, and
one copy of it serves a package that only names it.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

NAME = "THIRD_PARTY_LICENSES.txt"
TERMS = re.compile(r"(licen[cs]e|notice|copying)(\..*)?|.*\.licen[cs]e\.txt", re.IGNORECASE)
RULE = "-" * 80


class LicenceError(Exception):
    """A package in the page brings no text of its licence."""


def text_of(folders: Iterable[Path]) -> str:
    """Return the licences of the packages in these folders as one text.

    Raises:
        LicenceError: if one of them has no licence.
    """
    labels = {folder: label_of(folder) for folder in sorted(folders, key=name_of)}
    terms = {folder: terms_of(folder) for folder in labels}
    apache = [name_of(folder) for folder in labels if is_apache(labels[folder]) and terms[folder]]
    parts = ["The web page of Maija carries the following software."]
    for folder, label in labels.items():
        texts = terms[folder]
        if not texts and is_apache(label) and apache:
            texts = [f"Copyright: {author_of(label)}\nIts terms are the text at {apache[0]}, here."]
        if not texts:
            raise LicenceError(f"{label['name']} brings no text of its licence")
        parts.append(f"{RULE}\n{label['name']} {label['version']} ({label['license']})\n{RULE}")
        parts.extend(texts)
    return "\n\n".join(parts) + "\n"


def terms_of(folder: Path) -> list[str]:
    """Return the texts of licences and notices in the folder of a package, each once."""
    own = sorted(path for path in folder.iterdir() if TERMS.fullmatch(path.name))
    return list(dict.fromkeys(path.read_text(encoding="utf-8").strip() for path in own))


def label_of(folder: Path) -> dict[str, Any]:
    """Return what a package says of itself."""
    label: dict[str, Any] = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    return label


def is_apache(label: dict[str, Any]) -> bool:
    """Return whether a package is under the Apache licence, the same text for all."""
    return bool(label["license"] == "Apache-2.0")


def author_of(label: dict[str, Any]) -> str:
    """Return who made a package, as npm lets it be written: a text, or an object with a name."""
    author = label.get("author", "its authors")
    return str(author["name"] if isinstance(author, dict) else author)


def name_of(folder: Path) -> str:
    """Return the name of the package in a folder, such as `@fluent/bundle`."""
    return folder.as_posix().rpartition("/node_modules/")[2]
