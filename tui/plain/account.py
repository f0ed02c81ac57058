"""The user's own name, language and preferences: notices about them as sentences."""

from server.protocol.notices import Welcome, WhichLanguage
from tui.plain.invitation import line_to_type
from tui.plain.scene import Scene
from tui.text import LANGUAGES


def welcome(scene: Scene, notice: Welcome) -> list[str]:
    old, scene.welcome, scene.language = scene.welcome, notice, notice.language
    back = []
    if scene.is_away:
        scene.is_away, scene.last_prompt = False, None
        back = [scene.say("plain-house-back")]
    if old is not None:
        scene.asks_language = False
    if old is not None and scene.language_asked and old.language != notice.language:
        scene.language_asked, old = False, None
    if old is None:
        sentences = [scene.say("plain-welcome", name=notice.name)]
        if notice.preferences.forced:
            sentences.append(scene.say("plain-forced", on="yes"))
    else:
        sentences = account_changes(scene, old, notice)
    if notice.code is not None and (old is None or old.code != notice.code):
        line = line_to_type(scene, "return", notice.code)
        sentences.append(scene.say("plain-code", line=line))
    return [*back, *sentences]


def which_language(scene: Scene, notice: WhichLanguage) -> list[str]:
    """The question in every language. The answer leads to a second welcome."""
    scene.asks_language = scene.language_asked = True
    return [scene.texts_in(language).say("plain-which-language") for language in LANGUAGES]


def account_changes(scene: Scene, old: Welcome, new: Welcome) -> list[str]:
    sentences = []
    if new.language != old.language:
        sentences.append(scene.say("plain-language"))
    if new.name != old.name:
        scene.people.pop(old.name, None)
        sentences.append(scene.say("plain-renamed", name=new.name))
    now, before = new.preferences, old.preferences
    if now.forced != before.forced:
        sentences.append(scene.say("plain-forced", on="yes" if now.forced else "no"))
    if now.bell != before.bell:
        sentences.append(scene.say("plain-bell", on="yes" if now.bell else "no"))
    if now.remarks != before.remarks:
        sentences.append(scene.say("plain-remarks", on="yes" if now.remarks else "no"))
    return sentences
